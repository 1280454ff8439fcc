import { pictureOrigins } from '../../host-shell/server/picture-origins.ts'
import { readStartDocument } from '../../host-shell/store/start-document.ts'

/** Fields that hold a picture: its address, or an object with it in `src`. */
const PICTURE = /^(?:src|.*(?:image|picture|photo)(?:url)?)$/i

/** Origins that browsers of the shop load pictures from, besides its own: those that the edge is told, and those that the store's document names. */
export const allowedOrigins = (document: unknown, told = process.env.PICTURE_ORIGINS ?? ''): Set<string> =>
  new Set(
    [...told.split(','), ...pictureOrigins(readStartDocument(document).appInfo).split(' ')].map(originOf),
  )

/** @returns what the shop's policy would block of an answer's pictures, each origin once */
export function blockedOrigins(answer: unknown, allowed: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  const look = (at: unknown, key: string) => {
    if (typeof at === 'string' && PICTURE.test(key)) found.add(originOf(at))
    if (typeof at !== 'object' || at === null) return
    // What a list holds is called as the list is, or as one of it.
    for (const [name, value] of Object.entries(at))
      look(value, Array.isArray(at) ? key.replace(/s$/, '') : name)
  }
  look(answer, '')
  return [...found].filter(origin => origin && !allowed.has(origin))
}

/** Empty for what is the shop's own, or no address that is loaded. */
function originOf(address: string): string {
  const here = 'https://shop.invalid'
  const { origin } = URL.parse(address.trim(), here) ?? {}
  return origin === undefined || origin === here || origin === 'null' ? '' : origin
}
