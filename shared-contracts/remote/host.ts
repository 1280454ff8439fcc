import type { Composition } from '../release/composition.ts'

/**
 * Where composing went wrong, for reports and logs (REL-3). `backend` is no release's fault: an answer that could not be used,
 * in whole or in part (API-5); it is told by the host and counts against nobody.
 */
export interface RemoteFailure {
  remote: string
  release: string
  phase: 'entry' | 'load' | 'messages' | 'loader' | 'render' | 'css' | 'slot' | 'backend'
  serial: number
  where: 'edge' | 'page'
  /** Release used instead; null when the area said so. */
  fellBackTo: string | null
  message: string
}

/** What is taken of a failure's message; a longer one is not taken at all. */
export const MAX_FAILURE_CHARACTERS = 1_000

/** What a page needs, as the edge is told of it. */
export interface WantedAssets {
  remote: string | null
  page: string | null
  language: string
  /**
   * The page's HTML where it is drawn whole by now: only the styles that its elements can have are written then, marked with
   * `data-part`, and the page loads the sheets itself once it runs. Null while it is not: the edge may cut what it keeps of the page for
   * others. A host that says nothing takes no parts.
   */
  html?: string | null
  /** The page takes further import maps: what it does not load at once is left to `lastAssets`, and to the page where other remotes own it. */
  later?: boolean
  /** The page asks itself for the integrity of what only the remote's other pages load, or other languages. */
  pageOnly?: boolean
}

/** What is drawn beside the page's own remote, as the edge is told of it. */
export interface BesideAssets {
  /** Remotes that fill something of the page. */
  remotes: readonly string[]
  html: WantedAssets['html']
  later?: boolean
}

/** What the edge hands to the host release for one page view. Nothing here is shared between visitors. */
export interface HostRequest {
  /** The visitor's request: absolute address, their headers; the body is never read. */
  request: Request
  composition: Composition
  /** Content-Security-Policy nonce for every script and style element of this page. */
  nonce: string
  /** HTML put first into the head: import map with integrity, CSP-ready preloads. `assets` names what the page needs. */
  assets(wanted: WantedAssets): string
  /** HTML put last into the body: integrity of the other files of what is shown. An edge that has none knows nothing of `later`. */
  lastAssets?(wanted: WantedAssets): string
  /** HTML put before what is drawn: styles of remotes that fill something of the page. With an edge that has none, only the browser fills. */
  besideAssets?(beside: BesideAssets): string
  /**
   * Calls the store's backend for this visitor: relative addresses only; their cookies go out, new cookies reach them. An answer that stands
   * in for the backend's says so (`server/kept-header.ts`).
   */
  fetch: typeof fetch
  /** The page may be sent to others who have nothing of their own either: what is one visitor's is left to their browser. */
  shared?: boolean
  /** File address of a release's verified node entry. @throws when a file is missing or not vouched for */
  nodeEntry(name: string, release: string): Promise<string>
  report(failure: RemoteFailure): void
  /** Aborted when the visitor leaves or the time for the page is over. */
  signal: AbortSignal
}

/** Resolves as soon as status, headers and cookies are settled; the body streams on. */
export interface HostResponse {
  status: number
  headers: Headers
  body: ReadableStream<Uint8Array> | null
}

/** What the host release's node entry exports as `render`. */
export type HostRender = (input: HostRequest) => Promise<HostResponse>
