import type { Page } from '@playwright/test'

interface Fiber {
  /** Function components are 0, 11, 14 and 15. */
  tag: number
  /** 1: it was drawn in this commit. */
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  /** As it was in the commit before; null for what is new. */
  alternate: Fiber | null
}
interface Counting {
  /** Components that were there before and were drawn anew, since the page was opened and since it was begun to count. */
  sinceOpened: number
  drawnAnew: number
  /** Of the page before; null while nothing is counted. */
  heading: string | null
}

/** Has a page tell how many components are drawn anew: React tells developers' tools of every commit. Called before it is opened. */
export const watchDrawing = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counting: Counting = { sinceOpened: 0, drawnAnew: 0, heading: null }
    const count = (parent: Fiber): number => {
      // The children of what was left as it was are those of the commit before.
      if (parent.alternate?.child === parent.child) return 0
      let drawn = 0
      for (let fiber = parent.child; fiber; fiber = fiber.sibling) {
        if ([0, 11, 14, 15].includes(fiber.tag) && fiber.alternate && fiber.flags & 1) drawn++
        drawn += count(fiber)
      }
      return drawn
    }
    Object.assign(window, {
      counting,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot(_: number, { current }: { current: Fiber }) {
          const drawn = count(current)
          counting.sinceOpened += drawn
          if (counting.heading === null) return
          counting.drawnAnew += drawn
          if (document.querySelector('main h1')?.textContent !== counting.heading) counting.heading = null
        },
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
        checkDCE() {},
      },
    })
  })

/** Begins to count; it ends with the commit that brings another heading. */
export const beginCounting = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heading = document.querySelector('main h1')?.textContent ?? ''
    Object.assign((window as never as { counting: Counting }).counting, { drawnAnew: 0, heading })
  })

/** @returns components that were there before and were drawn anew since counting began */
export const drawnAnew = (page: Page): Promise<number> =>
  page.evaluate(() => (window as never as { counting: Counting }).counting.drawnAnew)

/** @returns components that were drawn anew since the page was opened, by whatever */
export const drawnSinceOpened = (page: Page): Promise<number> =>
  page.evaluate(() => (window as never as { counting: Counting }).counting.sinceOpened)
