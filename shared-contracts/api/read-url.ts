/** @returns null for what is no address; `URL.canParse`, which would say so too, is younger than many web views */
export function readURL(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
