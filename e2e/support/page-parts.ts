import { brotliCompressSync, constants } from 'node:zlib'
import type { Loaded } from './network.ts'

/** KB by the part of a page that it belongs to. */
export type Parts = Record<string, number>

const KB = 1024
/** As the edge compresses pages. */
const QUALITY = 5
/** @returns KB of brotli */
export const kb = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }).length / KB

/** What a page's HTML is made of; all that no pattern takes is its markup. */
const IN_HTML = {
  'import maps': /<script type="importmap"[^>]*>[^<]*<\/script>/g,
  styles: /<style[^>]*>[\s\S]*?<\/style>/g,
  state: /<script type="application\/json"[^>]*>[^<]*<\/script>/g,
  'structured data': /<script type="application\/ld\+json"[^>]*>[^<]*<\/script>/g,
  'inline scripts': /<script nonce[^>]*>[\s\S]*?<\/script>/g,
} as const satisfies Record<string, RegExp>

/** @returns each part's weight alone (brotli); together they weigh less, for they have words in common */
export function htmlParts(html: string): Parts {
  let markup = html
  const parts: Parts = {}
  for (const [name, pattern] of Object.entries(IN_HTML)) {
    parts[name] = kb((markup.match(pattern) ?? []).join(''))
    markup = markup.replace(pattern, '')
  }
  return { ...parts, markup: kb(markup) }
}

/** `/r/mfe-catalog/1a2b/web/home.js`: the channel and the chunk's name. */
const FILE = /\/r\/([^/]+)\/[^/]+\/web\/([^/]+)\.js$/

/** @returns weight as sent, by release and by what of it: its start, its texts, its other files */
export function scriptParts(loaded: readonly Loaded[]): Parts {
  const parts: Parts = {}
  for (const { type, url, bytes } of loaded) {
    if (type !== 'Script') continue
    const [, release = 'other', chunk = ''] = FILE.exec(url) ?? []
    const part = `${release} ${/^(?:entry|remote)$/.test(chunk) ? 'start' : chunk.startsWith('messages-') ? 'texts' : 'parts'}`
    parts[part] = (parts[part] ?? 0) + bytes / KB
  }
  return parts
}

/** @returns what weighs more than it may, in words; a part without a ceiling may not be there */
export function tooHeavy(parts: Parts, ceilings: Parts): string[] {
  return Object.entries(parts)
    .filter(([part, weight]) => weight > (ceilings[part] ?? 0))
    .map(([part, weight]) => `${part}: ${weight.toFixed(2)} KB of ${ceilings[part] ?? 0}`)
}

export const listed = (parts: Parts): string =>
  Object.entries(parts)
    .map(([part, weight]) => `${part} ${weight.toFixed(2)}`)
    .join(', ')
