import type { Means } from 'shared-contracts/api/payment/means.ts'

/** Drawn for the shop on a 24 by 24 grid: what a means is paid with, none of them its owner's logo. */
const LINES = {
  // Words between two, settled.
  wechatpay: 'M4 5.5h16V16h-8.5L8 19.5V16H4zM8.5 10.8l2.3 2.3 4.7-4.8',
  // A telephone that says yes.
  alipay: 'M7 3.5h10v17H7zM9.5 11.5l1.9 1.9 3.3-3.5M11 17.5h2',
  // A card of a bank.
  unionpay: 'M3.5 6h17v12h-17zM3.5 10h17M6.5 14.5h4',
  // A purse.
  paypal: 'M18 8.5v-3H5.5a1.5 1.5 0 0 0 0 3H20v10.5H5.5A1.5 1.5 0 0 1 4 17.5V7M16 13.5h.1',
  // A coin of the store's own.
  'store-credit':
    'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8l1.2 2.5 2.8.4-2 1.9.5 2.7-2.5-1.3-2.5 1.3.5-2.7-2-1.9 2.8-.4Z',
  // Its counter.
  'pay-at-store': 'M5 4.5h14l1.5 5h-17zM5.5 9.5v10h13v-10M10 19.5v-5h4v5',
} as const satisfies Record<Means, string>

/** A small card in the colour its owner is known by; the name stands beside it. */
export function MeansMark({ means }: { means: Means }) {
  return (
    <span className={`checkout-mark checkout-mark-${means}`} aria-hidden="true">
      <svg viewBox="0 0 24 24" width="24" height="24" focusable="false" aria-hidden="true">
        <path d={LINES[means]} />
      </svg>
    </span>
  )
}
