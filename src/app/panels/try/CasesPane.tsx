export function CasesPane() {
  return null;
}
