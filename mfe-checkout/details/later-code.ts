import { NetworkError } from 'shared-contracts/api/api-error.ts'
import { inTime } from 'shared-contracts/remote/in-time.ts'
import { codeLater } from 'shared-contracts/ui/code-later.tsx'
import { insist } from 'shared-contracts/ui/insist.ts'
import { PRESS_LIMIT_MS } from '../journey/press-limit.ts'

/** Stands below the form on a phone: its code comes when it comes near. */
export const CartSummary = codeLater(
  async () => (await import(/* webpackChunkName: "cart-summary" */ '../cart/cart-summary.tsx')).CartSummary,
)

type SendingCode = typeof import('./sending-code.ts')
let there: SendingCode | null = null
let coming: Promise<SendingCode> | null = null

/** What checks and sends the form: it comes with the first use of the page, and is asked for as long as it is lost. */
export function sendingCode(): Promise<SendingCode> {
  coming ??= insist(async () => {
    there = await import(/* webpackChunkName: "sending" */ './sending-code.ts')
    return there
  })
  return coming
}
/** Null until it is there. */
export const sendingNow = (): SendingCode | null => there

export const MistakeList = codeLater(async () => (await sendingCode()).MistakeList)

/** For a form that is sent. @throws NetworkError where it cannot be had */
export async function checkingCode(): Promise<SendingCode> {
  const code = await inTime(PRESS_LIMIT_MS, sendingCode())
  if (!code) throw new NetworkError('sending', null)
  return code
}
