/** Whether a JSON number literal still means the same after JavaScript has read it. */
export function isExactNumber(literal: string): boolean {
  const value = Number(literal);
  // What is nearly JSON may write a plus sign, or base sixteen.
  if (/^0[xX]/.test(literal)) return Number.isSafeInteger(value);
  if (!Number.isFinite(value)) return false;
  if (/^-?\d{1,15}$/.test(literal)) return true;
  if (/^-?\d+$/.test(literal)) return Number.isSafeInteger(value);
  const written = scientific(literal);
  const read = scientific(String(value));
  return written.digits === read.digits && written.exponent === read.exponent;
}

/** Significant digits without zeros at either end, and the power of ten of the first one. */
function scientific(literal: string): { digits: string; exponent: number } {
  const [mantissa = "", power = "0"] = literal
    .replace(/^[+-]/, "")
    .toLowerCase()
    .split(/e(?=[+-]?\d)/);
  const sign = /e-/i.test(literal) ? -1 : 1;
  const [whole = "", fraction = ""] = mantissa.split(".");
  const all = whole + fraction;
  const leading = all.length - all.replace(/^0+/, "").length;
  const digits = all.replace(/^0+/, "").replace(/0+$/, "");
  if (digits === "") return { digits: "0", exponent: 0 };
  return { digits, exponent: whole.length - leading + sign * Math.abs(Number(power)) };
}
