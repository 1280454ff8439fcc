import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** The rules whose outcome the colour scheme can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

const ROUNDS = {
  light: (axe: AxeBuilder) => axe.withTags(TAGS),
  dark: (axe: AxeBuilder) => axe.withRules(COLOUR_RULES),
} as const

/** Asserts that axe finds nothing on the page as it is, in light and in dark colours. @param screen named in failures */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // The page has no frames, so axe need not open a second page to put results together.
    const axe = ROUNDS[colorScheme](new AxeBuilder({ page }).setLegacyMode(true))
    const { violations, passes } = await axe.analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(node => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim()}`),
    )
    expect(found, `${screen}, ${colorScheme}`).toEqual([])
    expect(passes.map(rule => rule.id)).toContain('color-contrast')
  }
}
