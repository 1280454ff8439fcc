/** Name of a menu item in a language; `name` where the store gave none (SID-3, FTR-2). */
export function nameIn(
  item: { name: string; nameContent: Partial<Record<string, string>> },
  language: string,
): string {
  return item.nameContent[language]?.trim() || item.name
}

/** Longest shown names in characters (HDR-2, SID-3). */
export const MAX_NAME = { header: 20, sideMenu: 20, sideMenuItem: 24 } as const

/** Latin, kana, Han and their punctuation: each code unit is a character by itself there (UAX 29). */
const SINGLE = /^[ -\u02ff\u2010-\u2027\u3001-\u3029\u3041-\u3096\u309b-\u30ff\u4e00-\u9fff\uff01-\uff5e]*$/

/** Characters as a reader counts them (UAX 29); code points in web views that cannot tell. */
function characters(text: string): string[] {
  // Making a segmenter takes a slow phone a tenth of a second: it reads its tables first.
  if (SINGLE.test(text) || typeof Intl.Segmenter !== 'function') return Array.from(text)
  return Array.from(new Intl.Segmenter().segment(text), part => part.segment)
}

/** Cuts to `limit` characters and an ellipsis; a character is never split. */
export function shorten(text: string, limit: number, ellipsis = '…', from = limit): string {
  // A character is at least one code unit long: most names need no counting.
  if (text.length <= from) return text
  const all = characters(text)
  return all.length > from ? `${all.slice(0, limit).join('')}${ellipsis}` : text
}

/** A store's name as the location picker shows it, on screens of 1024 px and more or below (HDR-6). */
export function storeNameIn(name: string, width: 'wide' | 'narrow'): string {
  return width === 'wide' ? shorten(name, 18, '..') : shorten(name, 13, '..', 15)
}
