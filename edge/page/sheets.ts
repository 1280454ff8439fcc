import type { PublishedRelease } from 'shared-contracts/release/document.ts'
import type { WantedAssets } from 'shared-contracts/remote/host.ts'
import { usedNames } from './used-names.ts'
import { classesIn, type Piece, readStyles, usedStyles } from './used-styles.ts'

/** Verified texts of a release's stylesheets; null for one that is not rendered here. */
export type Styles = (release: PublishedRelease) => string[] | null

interface Sheet {
  address: string
  text: string
}

/**
 * The releases' sheets, each cut to what the page can show where all of that is drawn.
 * @param others releases that may fill something of the page: what their sheets ask for is there
 */
export function sheetsHtml(
  nonce: string,
  releases: readonly PublishedRelease[],
  styles: Styles,
  html: WantedAssets['html'],
  others: Iterable<PublishedRelease> = [],
): string {
  const sheets = releases.flatMap(release =>
    (styles(release) ?? []).map((text, i) => ({ address: `${release.base}${release.css[i]}`, text })),
  )
  const beside = [...others].filter(one => !releases.includes(one)).flatMap(one => styles(one) ?? [])
  const texts = html == null ? sheets.map(({ text }) => text) : cutTo(html, sheets, beside)
  return sheets.map((sheet, i) => styleHtml(nonce, sheet, texts[i] ?? sheet.text)).join('')
}

/** Signs of Base64 that a pattern has a meaning for. */
const SIGNS = /[+/=]/g

/**
 * A page whose head was sent before its body was drawn, with its sheets cut as they are where the body comes first.
 * @param html all of the page
 * @param nonce that it was drawn with: what else its text says of styles is content
 * @param releases that the page may have something of
 */
export function cutSheets(
  html: string,
  nonce: string,
  releases: readonly PublishedRelease[],
  styles: Styles,
): string {
  const written = new RegExp(
    `<style nonce="${nonce.replace(SIGNS, '\\$&')}" data-sheet="([^"]*)">([^]*?)</style>`,
    'g',
  )
  const sheets = [...html.matchAll(written)].map(([, address = '', text = '']) => ({
    address,
    text: text.replaceAll('<\\/', '</'),
  }))
  const addresses = new Set(sheets.map(({ address }) => address))
  const others = releases
    .filter(({ base, css }) => !css.some(path => addresses.has(base + path)))
    .flatMap(one => styles(one) ?? [])
  const texts = cutTo(html.replace(written, ''), sheets, others)
  const cut = sheets.map((sheet, i) => styleHtml(nonce, sheet, texts[i] ?? sheet.text))
  return html.replace(written, () => cut.shift() ?? '')
}

/** @returns the text of each sheet that elements of the HTML can have */
function cutTo(html: string, sheets: readonly Sheet[], beside: readonly string[]): string[] {
  const classes = classesIn(html)
  const cut = (text: string) => usedStyles(piecesOf(text), classes)
  return usedNames(
    sheets.map(({ text }) => cut(text)),
    [html, ...beside.map(cut)],
  )
}

/** `data-sheet` tells the page which file this is, so that it is not loaded again, `data-part` that some of it is left out. */
function styleHtml(nonce: string, { address, text: whole }: Sheet, text: string): string {
  const part = text === whole ? '' : ' data-part'
  // A `</` inside would end the element.
  return `<style nonce="${nonce}" data-sheet="${address}"${part}>${text.replaceAll('</', '<\\/')}</style>`
}

/** Sheets are few and read with every page. */
const pieces = new Map<string, readonly Piece[]>()
const MAX_SHEETS = 40

function piecesOf(sheet: string): readonly Piece[] {
  const known = pieces.get(sheet) ?? readStyles(sheet)
  pieces.delete(sheet)
  pieces.set(sheet, known)
  for (const old of [...pieces.keys()].slice(0, -MAX_SHEETS)) pieces.delete(old)
  return known
}
