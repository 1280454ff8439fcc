import { ownPath } from 'shared-contracts/remote/routes/href.ts'
import { browserStorage, readJson, writeJson } from 'shared-contracts/remote/storage.ts'

/** What the shopper is at the provider for: kept in the tab meanwhile. */
export interface Errand {
  what: 'sign-in' | 'link'
  /** Where to afterwards: a path of this shop. */
  next: string | null
}

const KEY = 'account.provider'

export const keepErrand = (errand: Errand): void => writeJson(browserStorage('sessionStorage'), KEY, errand)

/** Without one, as after the tab was lost, it is a sign-in. */
export function readErrand(): Errand {
  const kept = readJson(browserStorage('sessionStorage'), KEY) as Partial<Errand> | null
  return {
    what: kept?.what === 'link' ? 'link' : 'sign-in',
    next: ownPath(typeof kept?.next === 'string' ? kept.next : null),
  }
}

export const forgetErrand = (): void => browserStorage('sessionStorage').removeItem(KEY)
