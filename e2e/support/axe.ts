import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** The rules whose outcome the colour scheme can change, and the language cannot. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
/** Only what is wrong is told with all its elements; nothing is fetched. */
const options = () => ({ resultTypes: ['violations' as const], preload: false })
/** What axe is given instead of its own source where the document has it already. */
const NOTHING = ';'

/** The one rule whose outcome hangs on where the page is scrolled to: a bar that stands still comes near one target here, another there. */
const SPACE_RULE = 'target-size'
/** Between two looks at it, px: more than a target that is too small and its room. */
const SCROLL = 40

const inLight = (axe: AxeBuilder) => axe.options(options()).withTags(TAGS)
const ROUNDS = {
  light: inLight,
  'without colours': (axe: AxeBuilder) => inLight(axe).disableRules(COLOUR_RULES),
  dark: (axe: AxeBuilder) => axe.options(options()).withRules(COLOUR_RULES),
} as const

/** Selectors of targets that have too little room with the page scrolled a little further, or back at its end. */
async function crampedElsewhere(page: Page): Promise<string[]> {
  const scroll = (by: number) =>
    page.evaluate(px => {
      const from = scrollY
      scrollBy({ top: px, behavior: 'instant' })
      return scrollY - from
    }, by)
  let moved = await scroll(SCROLL)
  if (moved < SCROLL) moved += await scroll(-SCROLL - moved)
  const axe = new AxeBuilder({ page, axeSource: NOTHING }).setLegacyMode(true)
  const { violations } = await axe.options(options()).withRules([SPACE_RULE]).analyze()
  await scroll(-moved)
  return violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))
}

/**
 * Asserts that axe finds nothing on the page as it is, in light and in dark colours.
 * @param screen named in failures
 * @param language of the page: colours are looked at in English alone, for they are those of every language
 */
export async function expectAccessible(
  page: Page,
  screen: string,
  language: 'en' | 'zh' = 'en',
): Promise<void> {
  const rounds = language === 'en' ? (['light', 'dark'] as const) : (['without colours'] as const)
  for (const round of rounds) {
    const colorScheme = round === 'dark' ? 'dark' : 'light'
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const there = await page.evaluate(() => 'axe' in window)
    // The page has no frames, so axe need not open a second page to put results together.
    const axe = new AxeBuilder({ page, ...(there && { axeSource: NOTHING }) }).setLegacyMode(true)
    const { violations, passes } = await ROUNDS[round](axe).analyze()
    const cramped = violations.some(({ id }) => id === SPACE_RULE)
    const elsewhere = cramped ? await crampedElsewhere(page) : []
    const found = violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(node => id !== SPACE_RULE || elsewhere.includes(node.target.join(' ')))
        .map(node => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim()}`),
    )
    expect(found, `${screen}, ${round}`).toEqual([])
    // Else it has looked at nothing.
    const looked = passes.map(rule => rule.id)
    expect(looked).toContain(round === 'without colours' ? 'aria-valid-attr' : 'color-contrast')
  }
}
