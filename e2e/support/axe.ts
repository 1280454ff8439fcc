import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** The rules whose outcome the colour scheme can change, and the language cannot. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
/** Only what is wrong is told with all its elements; nothing is fetched. */
const options = () => ({ resultTypes: ['violations' as const], preload: false })
/** What axe is given instead of its own source where the document has it already. */
const NOTHING = ';'

const inLight = (axe: AxeBuilder) => axe.options(options()).withTags(TAGS)
const ROUNDS = {
  light: inLight,
  'without colours': (axe: AxeBuilder) => inLight(axe).disableRules(COLOUR_RULES),
  dark: (axe: AxeBuilder) => axe.options(options()).withRules(COLOUR_RULES),
} as const

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
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(node => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim()}`),
    )
    expect(found, `${screen}, ${round}`).toEqual([])
    // Else it has looked at nothing.
    const looked = passes.map(rule => rule.id)
    expect(looked).toContain(round === 'without colours' ? 'aria-valid-attr' : 'color-contrast')
  }
}
