import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { integrityAddress } from 'shared-contracts/release/composition.ts'
import { INTEGRITY_PATH } from 'shared-contracts/release/well-known.ts'
import { type PageState, STATE_ID } from '../document/page-state.ts'
import { INSPECTED_ID } from '../inspector/inspected-page.ts'

/** What the worker reads in a page's HTML. */
export interface PageFacts {
  /** Id of the account that the page was drawn for; empty for nobody. */
  owner: string
  /** The cart as the page shows it; null where it was not there in time. */
  cart: Cart | null
  /** Without the store's name: a list of pages would repeat it. */
  title: string
  language: string
  /** Release files without which the page does not react: address → integrity. */
  files: Record<string, string>
  /** The other files of those releases: what the page loads when it is used, or crashes without. */
  parts: Record<string, string>
}

const STATE = new RegExp(`id="${STATE_ID}">([^<]*)<`)
const FILES = /<(?:link rel="modulepreload"|script type="module")[^>]*? (?:href|src)="(\/r\/[^"]+)"/g
const IMPORT_MAPS = /<script type="importmap"[^>]*>([^<]*)</g
const RELEASE = /^\/r\/[^/]+\/[^/]+\//
/** A remote's own runtime (`federation.js`) is for hosts that are not ours. */
const PART = /\/web\/(?!federation\.js$)[^/]+\.(?:js|css)$/

/** @returns null where the text is no page of the shop; one that shows what it is made of, or was made without the backend, is not kept */
export function readPage(html: string): PageFacts | null {
  const state = STATE.exec(html)?.[1]
  if (!state || html.includes(`id="${INSPECTED_ID}"`)) return null
  try {
    const { app, kept } = JSON.parse(state) as PageState
    if (kept) return null
    return {
      owner: String(app.session.userID ?? ''),
      cart: app.cart,
      title: (/<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '').replace(
        ` · ${/og:site_name" content="([^"]*)/.exec(html)?.[1]}`,
        '',
      ),
      language: /<html lang="([^"]+)"/.exec(html)?.[1] ?? 'en',
      ...readFiles(html),
    }
  } catch {
    return null
  }
}

function readFiles(html: string): Pick<PageFacts, 'files' | 'parts'> {
  const integrity: Record<string, string> = {}
  const maps = [...html.matchAll(IMPORT_MAPS)].map(([, map = '']) => JSON.parse(map).integrity)
  Object.assign(integrity, ...maps)
  const loaded = [...html.matchAll(FILES)].map(found => found[1] ?? '')
  const releases = new Set(loaded.map(releaseOf))
  return {
    files: Object.fromEntries(loaded.map(address => [address, integrity[address] ?? ''])),
    parts: {
      ...Object.fromEntries(
        Object.entries(integrity).filter(
          ([address]) => PART.test(address) && releases.has(releaseOf(address)) && !loaded.includes(address),
        ),
      ),
      // Pages ask for it before they load more of the release than they show.
      ...(maps.length > 1 && Object.fromEntries([...releases].map(base => [integrityOf(base), '']))),
    },
  }
}

/** @param base `/r/<name>/<release>/` */
const integrityOf = (base: string): string => {
  const [name = '', release = ''] = base.split('/').slice(2)
  return integrityAddress({ name, release })
}

/**
 * The files of a release that pages load, where a kept address is that of its integrity: what a page's own maps say is what it shows.
 * @param files path below the release → integrity
 */
export function partsListed(
  address: string,
  files: Readonly<Record<string, string>>,
): Record<string, string> {
  const base = `/r/${address.slice(INTEGRITY_PATH.length)}/`
  return Object.fromEntries(
    Object.entries(files)
      .map(([path, integrity]) => [base + path, integrity] as const)
      .filter(([file]) => PART.test(file)),
  )
}

const releaseOf = (address: string): string => RELEASE.exec(address)?.[0] ?? ''
