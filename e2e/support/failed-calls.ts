/** Logs of the shops that this worker started, also of those that have ended. */
const logs: (() => string)[] = []

/** @param log gives all that a shop's processes wrote so far */
export const keepLog = (log: () => string): void => void logs.push(log)

/** @returns gives the lines in which a backend said since then why it answered a call with 500 */
export function failedCalls(): () => string[] {
  const before = logs.map(log => log().length)
  const since = () => logs.map((log, i) => log().slice(before[i] ?? 0))
  return () => since().flatMap(text => text.split('\n').filter(line => line.includes('"call failed"')))
}
