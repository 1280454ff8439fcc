/** @returns the address of a shop, or of a page in it @throws Error when no shop can be there */
export function shopAt(text: string): URL {
  if (/^https?:/i.test(text) && URL.canParse(text)) return new URL(text)
  throw new Error(`"${text}" is no address of a shop: one begins with https:// or http://`)
}

/** @returns where this machine is to listen; 0 takes any that is free @throws Error when it is no port */
export function portIn(text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= 65_535) return Number(text)
  throw new Error(`"${text}" is no port`)
}
