import { performReactRefresh } from 'react-refresh/runtime'

/** Name of the folder that this file is built with, and the build at hand: the bundler puts both in. */
declare const ARCADE_DEVELOPED: string
declare const __webpack_hash__: string

interface Hot {
  status(): string
  /** @returns the modules that were replaced, or null when the server has no newer ones */
  check(apply: boolean): Promise<unknown[] | null>
}
/** Asked for in just these words: the bundler knows no others. */
const hot = (import.meta as ImportMeta & { webpackHot?: Hot }).webpackHot

/** Said on the document by whoever is told of builds. */
export interface Built {
  name: string
  hash: string
}
/** Said on the document once modules were replaced, before React draws anew. */
export interface Replaced {
  name: string
  /** @param work what it gives is done once React has drawn anew */
  waitFor(work: Promise<(() => unknown) | null>): void
}

/** The newest build that was told of. */
let wanted: string

async function take(hot: Hot): Promise<void> {
  // One is under way: it goes on until it has the newest.
  if (hot.status() !== 'idle') return
  while (__webpack_hash__ !== wanted)
    if (!(await hot.check(true))) throw new Error('nothing leads to the newest build')
  const awaited: Parameters<Replaced['waitFor']>[0][] = []
  const detail: Replaced = { name: ARCADE_DEVELOPED, waitFor: work => awaited.push(work) }
  document.dispatchEvent(new CustomEvent('arcade:replaced', { detail }))
  const after = await Promise.all(awaited)
  performReactRefresh()
  await Promise.all(after.map(work => work?.()))
}

/** Takes each build of its own folder into the open page; what cannot be taken in is loaded with the page. */
document.addEventListener('arcade:built', event => {
  const { name, hash } = (event as CustomEvent<Built>).detail
  if (name !== ARCADE_DEVELOPED || !hot || hash === __webpack_hash__) return
  wanted = hash
  take(hot).catch(error => {
    console.warn(`${name} is loaded anew:`, error)
    location.reload()
  })
})
// Builds were told of before this file had come.
document.dispatchEvent(new CustomEvent('arcade:listening', { detail: ARCADE_DEVELOPED }))
