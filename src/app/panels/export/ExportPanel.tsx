export default function ExportPanel() {
  return null;
}
