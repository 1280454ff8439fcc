/** @returns a part of an address, or a cookie's value, without escapes; as it is where a `%` in it begins none */
export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
