import { expect, type Page } from '@playwright/test'

/** Width (px) of the narrowest screen, and how large text may be made (WCAG 1.4.10, 1.4.4). */
const NARROWEST_PX = 320
const LARGEST_TEXT = '200%'
/** What a finger needs, px. */
const TARGET_PX = 44

/**
 * Asserts that nothing has to be scrolled sideways at 320 px and with text twice as large, and that each control of the page or of the
 * dialog in front is as large as a finger.
 * @param screen named in failures
 */
export async function expectFits(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize()
  if (!before) throw new Error('no viewport')
  await layOutAll(page)
  expect(await smallTargets(page), `${screen}: small targets`).toEqual([])
  await page.setViewportSize({ ...before, width: NARROWEST_PX })
  expect(await tooWide(page), `${screen} at ${NARROWEST_PX} px`).toEqual([])
  await page.setViewportSize(before)
  await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), LARGEST_TEXT)
  expect(await tooWide(page), `${screen} with text at ${LARGEST_TEXT}`).toEqual([])
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

/**
 * Asserts that text twice as large has nothing scrolled sideways or cut at the edge, and breaks no word of a heading, a name
 * or a sum in the cart or a lookbook that a line of its own would hold, nor leaves a Chinese one a letter a line: on this screen and on the narrowest.
 */
export async function expectLargeTextFits(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize()
  if (!before) throw new Error('no viewport')
  await layOutAll(page)
  await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), LARGEST_TEXT)
  for (const width of [before.width, NARROWEST_PX]) {
    await page.setViewportSize({ ...before, width })
    expect(await tooWide(page), `${screen} at ${width} px with text at ${LARGEST_TEXT}`).toEqual([])
    expect(await brokenWords(page), `${screen} at ${width} px: broken words`).toEqual([])
    expect(await pillars(page), `${screen} at ${width} px: a letter a line`).toEqual([])
  }
  await page.setViewportSize(before)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

/** What a page leaves for when it is calm (docs/contract.md, `data-late-layout`) counts from the start. */
const layOutAll = (page: Page) => page.evaluate(() => document.documentElement.removeAttribute('data-fresh'))

/** What reaches past the right edge of the page, or of the dialog in front, if it can be scrolled there. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const front = document.querySelector('dialog[open]') ?? document.documentElement
    if (front.scrollWidth <= front.clientWidth) return []
    const edge = front.getBoundingClientRect().left + front.clientWidth + 1
    const beyond = [...front.querySelectorAll('*')].filter(
      element => element.checkVisibility() && element.getBoundingClientRect().right > edge,
    )
    const widest = beyond.filter(element => ![...element.children].some(child => beyond.includes(child)))
    return widest.map(
      ({ tagName, className, textContent }) => `${tagName}.${className} ${textContent?.slice(0, 40)}`,
    )
  })

/** Words of headings, and of the cart's names and sums, that stand on two lines or past the edge, although one line of the page holds them. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const front = document.querySelector('dialog[open]') ?? document.querySelector('main')
    const { left, right } = (front ?? document.body).getBoundingClientRect()
    const parts =
      front?.querySelectorAll(
        'h1, h2, h3, .checkout-line-name, .price, .totals dt, .catalog-look a, dialog .muted',
      ) ?? []
    const words = [...parts].flatMap(part => {
      if (!part.checkVisibility() || part.closest('.visually-hidden')) return []
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{Script=Latin}\d.$]+/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
          const width = boxes.reduce((sum, box) => sum + box.width, 0)
          const isBroken =
            new Set(boxes.map(box => Math.round(box.top))).size > 1 && width <= right - left - 48
          // What scrolls sideways goes past the edge on purpose.
          const isCut = boxes.some(box => box.right > right + 1) && !isInScroller(part)
          if (isBroken || isCut) found.push(word)
        }
      return found
    })
    return [...new Set(words)]

    function isInScroller(part: Element | null): boolean {
      for (let at = part; at && at !== front; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true
      return false
    }
  })

/** Chinese words of three letters and more of which each letter has a line of its own. */
const pillars = (page: Page) =>
  page.evaluate(() => {
    const front = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body
    const walker = document.createTreeWalker(front, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim()
      if (!/^\p{Script=Han}{3,}/u.test(text) || !node.parentElement?.checkVisibility()) continue
      if (node.parentElement.closest('.visually-hidden')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size >= [...text].length) found.push(text)
    }
    return found
  })

/** Controls of the content that are smaller than a finger; words in a sentence that lead somewhere are none. */
const smallTargets = (page: Page) =>
  page.evaluate(target => {
    const front = document.querySelector('dialog[open]') ?? document.querySelector('main')
    const controls = front?.querySelectorAll<HTMLElement>(
      'button, select, textarea, summary, input:not([type=hidden]), a.button, a.card, .catalog-row-head a',
    )
    return [...(controls ?? [])].flatMap(control => {
      if (!control.checkVisibility() || control.closest('[aria-hidden=true]')) return []
      // A choice is pressed on its whole label.
      const pressed =
        (control.matches('[type=radio], [type=checkbox]') && control.closest('label')) || control
      const { width, height } = pressed.getBoundingClientRect()
      if (width === 0 || (height >= target - 0.5 && width >= target - 0.5)) return []
      return [`${control.tagName} "${pressed.textContent?.trim().slice(0, 30)}" ${width}×${height}`]
    })
  }, TARGET_PX)
