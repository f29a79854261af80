/** @param {readonly number[]} numbers @param {number} share from 0 to 1 */
export function percentile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** @param {readonly number[]} numbers */
export const median = (numbers) => percentile(numbers, 0.5);
