import { browserStorage } from 'shared-contracts/remote/storage.ts'
import { clearTyped } from './typed.ts'

/** After the order is made nothing of what was typed for it stays in the browser. */
export const forgetDetails = (): void => clearTyped(browserStorage('sessionStorage'))
