/**
 * How long a list is; null where that is not known: nobody counts it, or it holds more already than its count says (some backends answer
 * -1 for what they do not know), and its last part came full.
 * @param start position of the part that came, `found` entries of at most `size`
 */
export function lengthOf(
  counted: { count: number } | null,
  start: number,
  found: number,
  size: number,
): number | null {
  const known = start + found
  if (counted && counted.count >= known) return counted.count
  return found === size ? null : known
}
