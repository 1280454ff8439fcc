/** Half a character, as JSON writes it: some backends cut texts amid one. What else stands behind a `\` is passed over. */
const HALF = /\\(?:ud[89a-f]..|.)/g

/**
 * JSON that can stand inside a script element: nothing in it ends the element or starts a comment. Half a character is what the markup
 * around it has in its place: UTF-8 has none, and the page would not be drawn as the server wrote it.
 */
export const scriptJson = (value: unknown): string => {
  const json = JSON.stringify(value)
  return (json.includes('\\ud') ? json.replace(HALF, one => (one.length > 2 ? '\ufffd' : one)) : json)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
