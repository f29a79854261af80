export default function ComparePanel() {
  return null;
}
