/**
 * Parts of `amount` in proportion to `weights`, as whole minor units that add up to it exactly: each part is rounded down,
 * what is left over goes one unit each to the largest remainders, the earlier of equals first (largest remainder method).
 * @param amount minor units, not above the sum of the weights
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + BigInt(b), 0n)
  if (sum === 0n) return weights.map(() => 0)
  const exact = weights.map(weight => BigInt(amount) * BigInt(weight))
  const parts = exact.map(x => Number(x / sum))
  const left = amount - parts.reduce((a, b) => a + b, 0)
  const byRemainder = exact
    .map((x, i) => ({ i, rest: x % sum }))
    .sort((a, b) => (a.rest === b.rest ? a.i - b.i : a.rest > b.rest ? -1 : 1))
  for (const { i } of byRemainder.slice(0, left)) parts[i] = (parts[i] ?? 0) + 1
  return parts
}
