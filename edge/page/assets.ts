import { webFiles } from 'releases/files'
import type { PublishedRelease } from 'shared-contracts/release/document.ts'
import { faultScript } from '../faults/tell-faults.ts'

export interface Wanted {
  remote: string | null
  page: string | null
  language: string
}

/** The releases of one page view, as far as they are used by now. */
export interface Used {
  host: PublishedRelease
  /** Each remote's release by name: the visitor's, or the one that stands in for it. */
  remotes: ReadonlyMap<string, PublishedRelease>
  /** Every release that may run in the page, stand-ins too. */
  trusted: Iterable<PublishedRelease>
  /** Verified texts of a release's stylesheets; null for one that is not rendered here. */
  styles(release: PublishedRelease): string[] | null
}

/**
 * Files of one release that are preloaded. Under HTTP/1.1 a browser has six connections to a shop: should all these hang, one
 * is left for the release that stands in (REL-3), and for the page's own writes.
 */
const MAX_PRELOADS = 5

/**
 * HTML for the start of the head: what tells of faults, import map with the integrity of every web file that may run, then styles and
 * preloads of what the page shows. The import map stands first: a browser heeds it only for what it fetches afterwards.
 * Styles stand in the page itself: a link would be one more round before anything is painted, and one that hangs would
 * hold back paint and scripts alike.
 */
export function assetsHtml(nonce: string, { host, remotes, trusted, styles }: Used, wanted: Wanted): string {
  const owner = wanted.remote === null ? undefined : remotes.get(wanted.remote)
  const shown = owner ? [host, owner] : [host]
  const integrity: Record<string, string> = {}
  for (const release of trusted) {
    for (const path of webFiles(release)) integrity[release.base + path] = release.files[path] ?? ''
  }
  const modules = shown.flatMap(release =>
    [
      release.base + release.entries.web,
      ...release.initial.map(path => release.base + path),
      ...(release === owner && wanted.page !== null ? chunk(release, wanted.page) : []),
      ...chunk(release, `messages-${wanted.language}`),
    ].slice(0, MAX_PRELOADS),
  )
  return [
    faultScript(nonce),
    `<script type="importmap" nonce="${nonce}">${JSON.stringify({ integrity })}</script>`,
    ...shown.flatMap(release =>
      (styles(release) ?? []).map((text, i) => styleHtml(nonce, release.base + release.css[i], text)),
    ),
    ...[...new Set(modules)].map(
      address =>
        `<link rel="modulepreload" href="${address}" integrity="${integrity[address]}" nonce="${nonce}">`,
    ),
  ].join('')
}

/** `data-sheet` tells the page which file this is, so that it is not loaded again. A `</` inside would end the element. */
const styleHtml = (nonce: string, address: string, text: string): string =>
  `<style nonce="${nonce}" data-sheet="${address}">${text.replaceAll('</', '<\\/')}</style>`

const chunk = (release: PublishedRelease, name: string): string[] =>
  (Object.hasOwn(release.chunks, name) ? (release.chunks[name] ?? []) : [])
    .filter(path => /\.m?js$/.test(path))
    .map(path => release.base + path)
