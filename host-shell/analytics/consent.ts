import type { BrowserStorage } from 'shared-contracts/remote/storage.ts'

const KEY = 'arcade.analytics'

export type Consent = 'yes' | 'no'

/** What a browser says on its owner's behalf. */
interface Signals {
  doNotTrack?: string | null | undefined
  globalPrivacyControl?: boolean | undefined
}

/** A browser that says no for its owner is believed: nobody is asked (Do Not Track, https://www.w3.org/TR/gpc/). */
export const saysNo = ({ doNotTrack, globalPrivacyControl }: Signals): boolean =>
  doNotTrack === '1' || globalPrivacyControl === true

/** @returns null while the shopper has not answered */
export function readConsent(storage: BrowserStorage): Consent | null {
  const noted = storage.getItem(KEY)
  return noted === 'yes' || noted === 'no' ? noted : null
}

export const noteConsent = (storage: BrowserStorage, consent: Consent): void => storage.setItem(KEY, consent)
