import type { Locator } from '@playwright/test'
import type { Text } from './texts.ts'

/** The days of the details form, and the times of the one that is chosen. */
export const daysIn = (main: Locator, t: Text): Locator =>
  main.getByRole('group', { name: t('checkout.details.day'), exact: true })
export const timesIn = (main: Locator, t: Text): Locator =>
  main.getByRole('group', { name: t('checkout.details.time'), exact: true })

/**
 * Chooses the last day there is. The first time of today is offered until the clock strikes, and gone then, whoever has just
 * chosen it. @returns what can be chosen of that day
 */
export async function onLastDay(main: Locator, t: Text): Promise<Locator> {
  await daysIn(main, t).getByRole('radio', { disabled: false }).last().check()
  return timesIn(main, t).getByRole('radio', { disabled: false })
}
