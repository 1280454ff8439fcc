import { codeLater } from 'shared-contracts/ui/code-later.tsx'

const code = () => import(/* webpackChunkName: "adjustments" */ './bodies.tsx')

/** What is in each part: its code comes when one of them is opened. */
export const CouponBody = codeLater(async () => (await code()).CouponBody)
export const TipBody = codeLater(async () => (await code()).TipBody)
export const CreditBody = codeLater(async () => (await code()).CreditBody)
export const CommentBody = codeLater(async () => (await code()).CommentBody)

/** For the server, which draws a part that is open at first with the rest. */
export const drawnAtOnce = () =>
  Promise.all([CouponBody, TipBody, CreditBody, CommentBody].map(body => body.load()))

/** Brings it ahead: fingers and pointers come near before they press. */
export const readyToOpen = (): void => void CouponBody.load()
