import type { Page } from '@playwright/test'
import type { Changes } from './changed-backend.ts'

/** As long as a person's name may be. */
export const LONG_WORD = 'Rindfleischetikettierungsueberwachungsaufgabenuebertragungen'

/** What people and stores write, by its name in answers. */
const WRITTEN = new Set(
  `name names firstName lastName legalName leader author emailID receiptTo title heading label linkLabel optionLabel
  text note comment description summary bio paragraphs question answer html brand tags benefits appliesTo unsold
  message why storeName localStoreName openingHours streetNumberAndNameDetails unit city phone tableNumber device`.split(
    /\s+/,
  ),
)

const longer = (value: unknown): unknown =>
  typeof value === 'string' && value !== '' ? `${value} ${LONG_WORD}` : value

function lengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lengthened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (!WRITTEN.has(key)) return [key, lengthened(inner)]
      return [key, Array.isArray(inner) ? inner.map(longer).map(lengthened) : longer(lengthened(inner))]
    }),
  )
}

/** A store where all that a person wrote ends with a long word; it is given back what it knows. */
export const LONG_WORDS: Changes = {
  appInfo: lengthened,
  every: lengthened,
  asked: text => text.replaceAll(new RegExp(`(?: |%20|\\+)${LONG_WORD}`, 'g'), ''),
}

/** @returns by how many px the page can be scrolled sideways, and each ordinary word that stands on two lines */
export const misfits = (page: Page) =>
  page.evaluate(() => {
    const wide = Math.max(0, document.documentElement.scrollWidth - innerWidth)
    const broken = new Set<string>()
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility() || parent.closest('.visually-hidden, .shell-skip')) continue
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(
        /(?<!\p{L})[\p{Script=Latin}\d’$.,]{2,25}(?!\p{L})/gu,
      )) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set(
          [...range.getClientRects()].filter(r => r.width > 0.5).map(r => Math.round(r.top)),
        )
        if (lines.size > 1) broken.add(`${word} in ${parent.tagName}.${parent.className}`)
      }
    }
    return { wide, broken: [...broken] }
  })
