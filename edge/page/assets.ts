import { webFiles } from 'releases/files'
import type { PublishedRelease } from 'shared-contracts/release/document.ts'
import type { BesideAssets, WantedAssets } from 'shared-contracts/remote/host.ts'
import { faultScript } from '../faults/tell-faults.ts'
import { type Styles, sheetsHtml } from './sheets.ts'

/** The releases of one page view, as far as they are used by now. */
export interface Used {
  host: PublishedRelease
  /** Each remote's release by name: the visitor's, or the one that stands in for it. */
  remotes: ReadonlyMap<string, PublishedRelease>
  /** Every release that may run in the page, stand-ins too. */
  trusted: Iterable<PublishedRelease>
  styles: Styles
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
export function assetsHtml(nonce: string, used: Used, wanted: WantedAssets): string {
  const { trusted, styles } = used
  const { shown } = shownIn(used, wanted)
  const all = integrityOf(trusted)
  const modules = modulesOf(used, wanted)
  return [
    faultScript(nonce),
    mapHtml(nonce, wanted.later ? pick(all, address => modules.has(address)) : all),
    sheetsHtml(nonce, shown, styles, wanted.html, used.remotes.values()),
    ...[...modules].map(address => {
      // A remote's code waits for the host's in any case: the pictures that are seen get the connections and the line before it.
      const priority = address.startsWith(used.host.base) ? '' : ' fetchpriority="low"'
      return `<link rel="modulepreload" href="${address}"${priority} integrity="${all[address]}" nonce="${nonce}">`
    }),
  ].join('')
}

/**
 * HTML for the end of the body where the page takes a second import map: the integrity of what it may load once it runs. Files of
 * remotes that it does not show are not among them: the page asks for those itself.
 */
export function lastAssetsHtml(nonce: string, used: Used, wanted: WantedAssets): string {
  // What a map says again a browser complains of.
  const modules = modulesOf(used, wanted)
  const elsewhere = elsewhereOf(used, wanted)
  return mapHtml(
    nonce,
    pick(
      integrityOf(shownIn(used, wanted).shown),
      address => !modules.has(address) && !elsewhere.has(address),
    ),
  )
}

/** Addresses of what only other pages of the shown remote load, themselves or later, or other languages; none where the page does not ask for those itself. */
function elsewhereOf(used: Used, wanted: WantedAssets): Set<string> {
  const { owner } = shownIn(used, wanted)
  if (!owner || !wanted.pageOnly) return new Set()
  const pages = new Set(Object.values(owner.paths))
  const askedBy = owner.ofPages ?? {}
  const isElsewhere = (name: string) =>
    name !== wanted.page &&
    (pages.has(name) ||
      (name.startsWith('messages-') && !messagesOf(wanted).includes(name)) ||
      (Object.hasOwn(askedBy, name) && !askedBy[name]?.includes(wanted.page ?? '')))
  const names = Object.keys(owner.chunks)
  const here = new Set(names.filter(name => !isElsewhere(name)).flatMap(name => chunk(owner, name)))
  const there = names.filter(isElsewhere).flatMap(name => chunk(owner, name))
  return new Set(there.filter(address => !here.has(address)))
}

/**
 * HTML before what is drawn of further remotes, which fill something of the page: their styles. Their code is asked for when it comes near
 * the window; where the page takes a second import map, this one says only what completes the styles.
 */
export function besideAssetsHtml(
  nonce: string,
  { remotes, styles }: Used,
  { remotes: names, html, later }: BesideAssets,
): string {
  const releases = names.flatMap(name => remotes.get(name) ?? [])
  const sheets = new Set(releases.flatMap(({ base, css }) => css.map(path => base + path)))
  return [
    later
      ? mapHtml(
          nonce,
          pick(integrityOf(releases), address => sheets.has(address)),
        )
      : '',
    sheetsHtml(nonce, releases, styles, html),
  ].join('')
}

/** Addresses of what the page loads at once. */
function modulesOf(used: Used, wanted: WantedAssets): Set<string> {
  const { owner, shown } = shownIn(used, wanted)
  const modules = shown.flatMap(release =>
    [
      release.base + release.entries.web,
      ...release.initial.map(path => release.base + path),
      ...(release === owner && wanted.page !== null ? chunk(release, wanted.page) : []),
      ...messagesOf(wanted).flatMap(name => chunk(release, name)),
    ].slice(0, MAX_PRELOADS),
  )
  return new Set(modules)
}

/** Chunks of what the page says: the remote's everywhere, and its own, which few pages have. */
const messagesOf = ({ language, page }: Pick<WantedAssets, 'language' | 'page'>) => [
  `messages-${language}`,
  `messages-${language}-${page}`,
]

function shownIn({ host, remotes }: Used, { remote }: WantedAssets) {
  const owner = remote === null ? undefined : remotes.get(remote)
  return { owner, shown: owner ? [host, owner] : [host] }
}

/**
 * Of a release's web files those that no page of ours loads by a map: for other hosts, the worker, which the edge sends itself, and
 * the inspector, whose elements have their integrity.
 */
const NOT_LOADED = /\/(?:web\/(?:federation\.js|mf-manifest\.json)|(?:worker|inspector)\/[^/]+)$/

function integrityOf(releases: Iterable<PublishedRelease>): Record<string, string> {
  const integrity: Record<string, string> = {}
  for (const release of releases) {
    for (const path of webFiles(release)) {
      const address = release.base + path
      if (!NOT_LOADED.test(address)) integrity[address] = release.files[path] ?? ''
    }
  }
  return integrity
}

const pick = (all: Record<string, string>, wanted: (address: string) => boolean): Record<string, string> =>
  Object.fromEntries(Object.entries(all).filter(([address]) => wanted(address)))

const mapHtml = (nonce: string, integrity: Record<string, string>): string =>
  `<script type="importmap" nonce="${nonce}">${JSON.stringify({ integrity })}</script>`

const chunk = (release: PublishedRelease, name: string): string[] =>
  (Object.hasOwn(release.chunks, name) ? (release.chunks[name] ?? []) : [])
    .filter(path => /\.m?js$/.test(path))
    .map(path => release.base + path)
