import { useStore } from '@nanostores/react'
import { startTransition, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useLocation, useMatches } from 'shared-contracts/remote/runtime/router.ts'
import { useControls } from '../app/controls.ts'
import { type Head, pageHead } from '../document/page-head.ts'
import { patternOf } from '../routes/pattern.ts'

/** Keeps the document's head on the shown page, once that is painted; after a navigation moves focus to its heading and says its title. */
export function PageHead() {
  const { state } = useApp()
  const { areas, $epoch, $shelves } = useControls()
  const language = useStore(state.$language)
  const match = useMatches().at(-1)
  const { pathname } = useLocation()
  const [announced, announce] = useState('')
  const focused = useRef(pathname)
  const named = useRef(pathname)
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
  // Of the first page, whose head is the server's; null once it was changed.
  const served = useRef<string | null>(text)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the head; an area may come late
  useLayoutEffect(() => {
    if (unnamed) areas.load(pattern).then(arrived, arrived)
    else $shelves.set(head.shelves)
  }, [text, epoch, unnamed])
  // With the page, not after it is painted: who presses Tab or opens a dialog as soon as it shows keeps the place they chose.
  useLayoutEffect(() => {
    if (focused.current === pathname) return
    focused.current = pathname
    const main = document.getElementById('main')
    const heading = main?.querySelector('h1') ?? main
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname])
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
    if (named.current === pathname) return
    named.current = pathname
    // Drawn at once it would have React do before the next input what can wait.
    startTransition(() => announce(document.title))
  }, [pathname])
  return (
    <p className="visually-hidden" aria-live="polite">
      {announced}
    </p>
  )
}

/** What crawlers and link previews read of a page may come after what the shopper sees of it. */
async function applyLater(head: Head): Promise<void> {
  const { applyHead } = await import(/* webpackChunkName: "apply-head" */ '../document/apply-head.ts')
  applyHead(head)
}
