/** Letters from which one slip is forgiven, and from which two are. */
const ONE_SLIP = 4
const TWO_SLIPS = 8

/**
 * Slips between two words: a letter too many, missing, another one, or two neighbours swapped (optimal string alignment).
 * @returns the number, or `most + 1` where there are more
 */
export function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1)
      row.push(best)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[b.length] ?? most + 1
}

/** How often each word stands in names; the commoner of two equally near ones is meant. */
export type Vocabulary = ReadonlyMap<string, number>

/** The word of the vocabulary that was meant, itself where it is there or begins one; null where none is near. The first letter is believed. */
export function meantWord(word: string, vocabulary: Vocabulary): string | null {
  if (vocabulary.has(word)) return word
  const most = word.length >= TWO_SLIPS ? 2 : word.length >= ONE_SLIP ? 1 : 0
  let best: { known: string; distance: number; count: number } | null = null
  for (const [known, count] of vocabulary) {
    if (known.startsWith(word)) return word
    if (most === 0 || known[0] !== word[0]) continue
    const distance = slips(word, known, most)
    if (distance > most) continue
    if (!best || distance < best.distance || (distance === best.distance && count > best.count))
      best = { known, distance, count }
  }
  return best?.known ?? null
}
