import type { Page } from '@playwright/test'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import type { SlotName } from 'shared-contracts/remote/slots.ts'
import type { Shopper } from './shopper.ts'

interface Opener {
  /** Where the slot is opened; null where this shopper cannot. */
  address(shopper: Shopper): string | null
  /** What a shopper presses there. */
  press: string
}

/** How a shopper comes to see each slot. */
const OPENERS = {
  'search-box': { address: () => '/', press: '.shell-search-link' },
  // On phones the button in the bar is shown, elsewhere the one in the row.
  'mini-cart': {
    address: ({ product }) => product,
    press: ':is(.catalog-buy, .catalog-buy-bar) .button-primary:visible',
  },
} as const satisfies Record<SlotName, Opener>

export interface SlotVisit {
  slot: string
  address: string
  press: string
}

/** @returns the slots that a release fills, with the way to each; those of a name unknown here are left out */
export const slotVisitsOf = ({ slots }: Pick<ReleaseManifest, 'slots'>, shopper: Shopper): SlotVisit[] =>
  Object.keys(slots).flatMap(slot => {
    const opener: Opener | undefined = OPENERS[slot as SlotName]
    const address = opener?.address(shopper)
    return opener && address ? [{ slot, address, press: opener.press }] : []
  })

const PRESS_MS = 4_000
/** A slot's files come, it is drawn, and what it asks of the backend comes back. */
const SETTLE_MS = 1_500

/** Presses what opens a slot, once the page hears it. @returns whether there was something to press */
export async function openSlot(page: Page, press: string): Promise<boolean> {
  try {
    await page.locator(press).first().click({ timeout: PRESS_MS })
  } catch {
    return false
  }
  await page.waitForTimeout(SETTLE_MS)
  return true
}
