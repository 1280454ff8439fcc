import { browserStorage } from 'shared-contracts/remote/storage.ts'

/** What was typed is sent: the browser need not keep it any longer. @param key `keepIn` of the form */
export const forgetTyped = (key: string): void => browserStorage('sessionStorage').removeItem(key)
