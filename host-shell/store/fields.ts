/** Reading of unknown JSON: what is missing or of the wrong type has a neutral value (APP-3). */
export type Json = Record<string, unknown>

export const object = (x: unknown): Json =>
  typeof x === 'object' && x !== null && !Array.isArray(x) ? (x as Json) : {}
export const list = (x: unknown): readonly unknown[] => (Array.isArray(x) ? x : [])
export const text = (x: unknown): string | null => (typeof x === 'string' && whole(x).trim()) || null
/**
 * Half a character (a lone surrogate) cannot be encoded: addresses made of it would throw. Control characters do not
 * survive HTML: the browser would read another text than the server wrote.
 */
const whole = (x: string): string => x.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/[^\P{Cc}\n]/gu, ' ')
/** Backends also write identifiers as numbers. */
export const identifier = (x: unknown): string | null => text(Number.isSafeInteger(x) ? String(x) : x)
/** Backends also write flags as words and digits. */
export const flag = (x: unknown): boolean => x === true || x === 'true' || x === 1 || x === '1'
/** Whether a store may not be shown: some backends write a text for show here, so only a plain no hides one (LOC-2). */
export const hides = (display: unknown): boolean =>
  display === false || display === 'false' || display === 0 || display === '0'

/** Own fields that are texts; `__proto__` and the like are fields as any other. */
export function texts(x: unknown): Record<string, string> {
  const found = Object.entries(object(x)).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, whole(value)] as const] : [],
  )
  return Object.fromEntries(found)
}

/** Address of a picture: of this shop, of the web, or a drawn-in picture; nothing that could run. */
export function picture(x: unknown): string | null {
  const address = text(object(x).imageURL)
  if (address === null) return null
  if (/^https:\/\/[^\s"'<>]+$/i.test(address)) return address
  if (/^\/(?![/\\])[^\s"'<>]*$/.test(address)) return address
  return /^data:image\/(?:png|jpeg|webp|avif|gif|svg\+xml)[;,][^\s"'<>]*$/i.test(address) ? address : null
}
