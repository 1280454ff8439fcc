/** Case and accents do not matter, and each character stays one, so that places in the folded text are places in the text. */
const fold = (text: string) =>
  [...text]
    .map(character => {
      const plain = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
      return plain.length === character.length ? plain : character.toLowerCase().slice(0, character.length)
    })
    .join('')
const isWordStart = (text: string, at: number) =>
  at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '') || /\p{Script=Han}/u.test(text[at] ?? '')

/** Where words of a term stand in a text: at the start of words, Chinese anywhere. In order, without overlap. @returns [from, to) */
export function matchesIn(text: string, term: string): readonly (readonly [from: number, to: number])[] {
  const folded = fold(text)
  const found: [number, number][] = []
  for (const word of fold(term)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean))
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      if (isWordStart(folded, at)) found.push([at, at + word.length])
  return found
    .sort(([a], [b]) => a - b)
    .reduce<[number, number][]>((kept, [from, to]) => {
      const last = kept.at(-1)
      if (last && from <= last[1]) last[1] = Math.max(last[1], to)
      else kept.push([from, to])
      return kept
    }, [])
}
