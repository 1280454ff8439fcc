import { NetworkError } from 'shared-contracts/api/api-error.ts'
import { inTime } from 'shared-contracts/remote/in-time.ts'
import { codeLater } from 'shared-contracts/ui/code-later.tsx'

/** Stands below the form on a phone: its code comes when it comes near. */
export const CartSummary = codeLater(
  async () => (await import(/* webpackChunkName: "cart-summary" */ '../cart/cart-summary.tsx')).CartSummary,
)

/** What checks and sends the form: it comes once the page is touched. */
const code = () => import(/* webpackChunkName: "sending" */ './sending-code.ts')
type SendingCode = typeof import('./sending-code.ts')

let there: SendingCode | null = null
export const MistakeList = codeLater(async () => {
  there = await code()
  return there.MistakeList
})
export const sendingNow = (): SendingCode | null => there

/** Asks for it for as long as it is lost. */
export async function sendingCode(): Promise<SendingCode> {
  await MistakeList.load()
  return await code()
}

/** A form that is sent waits so long for the code that checks it, ms: as long as a call does for its answer. */
const LIMIT_MS = 15_000

/** @throws NetworkError where it cannot be had */
export async function checkingCode(): Promise<SendingCode> {
  const code = await inTime(LIMIT_MS, sendingCode())
  if (!code) throw new NetworkError('sending', null)
  return code
}
