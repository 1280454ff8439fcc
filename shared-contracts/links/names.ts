/** Name of a menu item in a language; `name` where the store gave none (SID-3, FTR-2). */
export function nameIn(
  item: { name: string; nameContent: Partial<Record<string, string>> },
  language: string,
): string {
  return item.nameContent[language]?.trim() || item.name
}

/** Longest shown names in characters (HDR-2, SID-3). */
export const NAME_LIMIT = { header: 20, sideMenu: 20, sideMenuItem: 24 } as const

/** Cuts to `limit` characters and an ellipsis; a character is never split. */
export function shorten(text: string, limit: number): string {
  const characters = Array.from(text)
  return characters.length > limit ? `${characters.slice(0, limit).join('').trimEnd()}…` : text
}
