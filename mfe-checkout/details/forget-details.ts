import { browserStorage } from 'shared-contracts/remote/storage.ts'

/** Where the tab keeps what was typed and not sent: over Back, reload and language switch (CHK-6, LNG-6). */
export const DETAILS_KEY = 'checkout.details'

/** After the order is made nothing of what was typed for it stays in the browser. */
export const forgetDetails = (): void => browserStorage('sessionStorage').removeItem(DETAILS_KEY)
