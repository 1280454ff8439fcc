const logFactorials: number[] = [0]

/** Natural logarithm of n!, n a whole number >= 0. */
function logFactorial(n: number): number {
  for (let i = logFactorials.length; i <= n; i++)
    logFactorials.push((logFactorials[i - 1] ?? 0) + Math.log(i))
  return logFactorials[n] ?? 0
}

const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k)

/**
 * One-sided p value of Fisher's exact test: how likely the first group would have at least `failedA` of all failures if
 * both groups failed alike. Exact for any counts, and so on the safe side for small ones.
 * Source: R. A. Fisher, The Logic of Inductive Inference, J. Royal Statistical Society 98 (1935); the upper tail of the
 * hypergeometric distribution.
 * @param failedA,totalA counts of the group suspected to be worse; whole numbers, failed <= total
 */
export function fisherWorse(failedA: number, totalA: number, failedB: number, totalB: number): number {
  const failed = failedA + failedB
  const all = logChoose(totalA + totalB, failed)
  let p = 0
  for (let k = failedA; k <= Math.min(totalA, failed); k++) {
    if (failed - k > totalB) continue
    const more = Math.exp(logChoose(totalA, k) + logChoose(totalB, failed - k) - all)
    p += more
    // From where both would fail alike on, each is less likely than the one before.
    if (more <= p * Number.EPSILON && k * (totalA + totalB) > failed * totalA) break
  }
  return Math.min(p, 1)
}
