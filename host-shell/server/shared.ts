import { cutTo, LIMITS } from 'shared-contracts/api/limits.ts'
import { unescaped } from 'shared-contracts/api/unescaped.ts'
import type { HostResponse } from 'shared-contracts/remote/host.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'

/** Where other apps share a link or a text to (https://w3c.github.io/web-share-target/). */
export const SHARE_PATH = '/share'
export const SHARE_TARGET = {
  action: SHARE_PATH,
  method: 'GET',
  enctype: 'application/x-www-form-urlencoded',
  params: { title: 'title', text: 'text', url: 'url' },
} as const

const LINK = /https?:\/\/[^\s"'<>]+/i

/** Where what was shared leads: a link of this shop to its page, everything else to a search for it. @returns a path */
export function sharedTo({ searchParams, origin }: URL): string {
  const said = (name: string) => searchParams.get(name)?.trim() ?? ''
  // Most apps put a link into the text.
  const link = LINK.exec(said('url'))?.[0] ?? LINK.exec(said('text'))?.[0] ?? ''
  const url = URL.canParse(link) ? new URL(link) : null
  if (url?.origin === origin && url.pathname !== SHARE_PATH) return url.pathname + url.search
  const words = said('text').replace(LINK, '').trim() || said('title') || (url ? wordsOf(url) : '')
  const q = cutTo(words.replace(/\s+/g, ' '), LIMITS.searchTerm).trim()
  return href('/store/search', undefined, { q: q || undefined })
}

/** A foreign page says in its address what it is about. */
function wordsOf({ pathname }: URL): string {
  const last = pathname.split('/').findLast(part => /\p{L}{2}/u.test(part)) ?? ''
  return unescaped(last)
    .replace(/\.\w{2,5}$/, '')
    .replace(/[-_+]+/g, ' ')
}

export function sharedResponse(url: URL): HostResponse {
  // A path with two slashes would lead to another host.
  const headers = new Headers({ location: sharedTo(url).replace(/^\/+/, '/'), 'cache-control': 'no-store' })
  return { status: 303, headers, body: null }
}
