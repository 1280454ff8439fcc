/** Characters of a description in the document's head. */
const MAX_BRIEF = 160

/** The opening of a text, cut at a word where there is one. */
export function brief(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= MAX_BRIEF) return line
  const cut = line.slice(0, MAX_BRIEF - 1)
  const space = cut.lastIndexOf(' ')
  return `${space > MAX_BRIEF / 2 ? cut.slice(0, space) : cut}…`
}
