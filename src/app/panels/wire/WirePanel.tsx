export default function WirePanel() {
  return null;
}
