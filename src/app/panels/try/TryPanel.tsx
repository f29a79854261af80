export default function TryPanel() {
  return null;
}
