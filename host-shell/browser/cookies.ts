const YEAR_S = 31_536_000

/** The page's cookies; none where it may not read them. */
export function readCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** Notes something for the server, for a year. @param value null forgets it. Where cookies are blocked nothing is noted. */
export function noteCookie(name: string, value: string | null): void {
  const life = value === null ? 0 : YEAR_S
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in web views
    document.cookie = `${name}=${value ?? ''}; path=/; max-age=${life}; samesite=lax`
  } catch {}
}
