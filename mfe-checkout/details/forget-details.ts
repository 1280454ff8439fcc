import { browserStorage } from 'shared-contracts/remote/storage.ts'

/** Where the tab keeps what was typed and not sent: over Back, reload and language switch (CHK-6, LNG-6). */
export const DETAILS_KEY = 'checkout.details'

/** Words to the store that it does not have yet. */
export const COMMENT_KEY = 'checkout.comment'

/** After the order is made nothing of what was typed for it stays in the browser. */
export function forgetDetails(): void {
  for (const key of [DETAILS_KEY, COMMENT_KEY]) browserStorage('sessionStorage').removeItem(key)
}
