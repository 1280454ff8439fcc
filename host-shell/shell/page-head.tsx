import { useStore } from '@nanostores/react'
import { startTransition, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useLocation, useMatches } from 'shared-contracts/remote/runtime/router.ts'
import { useControls } from '../app/controls.ts'
import { type Head, pageHead } from '../document/page-head.ts'
import { EarlyData } from '../routes/early-data.ts'
import { patternOf } from '../routes/pattern.ts'

/** Keeps the document's head on the shown page, once that is painted; after a navigation moves focus to its heading and says its title. */
export function PageHead() {
  const { state } = useApp()
  const { areas, $epoch, $shelves } = useControls()
  const language = useStore(state.$language)
  const match = useMatches().at(-1)
  const { pathname } = useLocation()
  const [announced, announce] = useState('')
  useStore(state.$appInfo)
  const epoch = useStore($epoch)
  const [, arrived] = useReducer((areas: number) => areas + 1, 0)
  const pattern = patternOf(match?.id)
  // Its own code names a page: until that is there the server's head stays.
  const unnamed = pattern !== null && !areas.at(pattern)

  const head = pageHead({
    areas,
    routeId: match?.id,
    data: match?.loaderData,
    state,
    pathname,
  })
  // Loaders give null at least: where nothing is, one has refused, and what stands there names itself.
  const refused = match?.loaderData === undefined
  const text = JSON.stringify(head)
  // Where a page has begun before its loader refused, that is another view at the same address.
  const view = refused ? `${pathname} refused` : pathname
  const early = match?.loaderData instanceof EarlyData
  const begun = useRef(early)
  const focused = useRef(view)
  const named = useRef(view)
  // Of the first page, whose head is the server's; null once it was changed.
  const served = useRef<string | null>(text)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the head; an area may come late
  useLayoutEffect(() => {
    if (unnamed) areas.load(pattern).then(arrived, arrived)
    // Until a page is whole the tab of the one before is lit.
    else if (!early) $shelves.set(head.shelves)
  }, [text, epoch, unnamed])
  // With the page, not after it is painted: who presses Tab or opens a dialog as soon as it shows keeps the place they chose.
  useLayoutEffect(() => {
    // What a page began with, or what stood there while its loader was refused, may have gone, and the focus with it.
    const gone = begun.current || focused.current !== view
    const lost = gone && document.activeElement === document.body
    begun.current = early
    if (isKnown(focused, view) && !lost) return
    const main = document.getElementById('main')
    const heading = main?.querySelector('h1') ?? main
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [view, early])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the head; an area may come late, a heading change its language
  useEffect(() => {
    if (unnamed) return
    const heading = refused && document.querySelector('#main h1')?.textContent
    const applied = heading ? { ...head, title: `${heading} · ${head.siteName}`, noindex: true } : head
    document.title = applied.title
    if (text === served.current && !heading) return
    served.current = null
    applyLater(applied).catch(() => {})
  }, [text, epoch, refused, language, unnamed])
  useEffect(() => {
    if (isKnown(named, view)) return
    // Drawn at once it would have React do before the next input what can wait.
    startTransition(() => announce(document.title))
  }, [view])
  return (
    <p className="visually-hidden" aria-live="polite">
      {announced}
    </p>
  )
}

/** Notes the view. @returns whether it was there before, or is of a page that has recovered under the shopper's hands */
function isKnown(noted: { current: string }, view: string): boolean {
  const before = noted.current
  noted.current = view
  return before === view || before === `${view} refused`
}

/** What crawlers and link previews read of a page may come after what the shopper sees of it. */
async function applyLater(head: Head): Promise<void> {
  const { applyHead } = await import(/* webpackChunkName: "apply-head" */ '../document/apply-head.ts')
  applyHead(head)
}
