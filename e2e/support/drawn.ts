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
  /** Commits that the page told of. */
  commits: number
  /** Components that were there before and were drawn anew, since the page was opened and since it was begun to count. */
  sinceOpened: number
  drawnAnew: number
  /** Of the page before; null while nothing is counted. */
  heading: string | null
}

/** Has a page tell how many components are drawn anew: React tells of every commit, as it does developers' tools where it is whole. Called before it is opened. */
export const watchDrawing = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counting: Counting = { commits: 0, sinceOpened: 0, drawnAnew: 0, heading: null }
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
      arcadeCommits: {
        onCommitFiberRoot(_: number, { current }: { current: Fiber }) {
          const drawn = count(current)
          counting.commits++
          counting.sinceOpened += drawn
          if (counting.heading === null) return
          counting.drawnAnew += drawn
          if (document.querySelector('main h1')?.textContent !== counting.heading) counting.heading = null
        },
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
export const drawnAnew = async (page: Page): Promise<number> => (await counted(page)).drawnAnew

/** @returns components that were drawn anew since the page was opened, by whatever */
export const drawnSinceOpened = async (page: Page): Promise<number> => (await counted(page)).sinceOpened

/** @throws where React told of nothing: no count is none that is low */
async function counted(page: Page): Promise<Counting> {
  const counting = await page.evaluate(() => (window as never as { counting: Counting }).counting)
  if (counting.commits === 0) throw new Error('React has told of no commit')
  return counting
}
