import type { Payment } from '../book.ts'
import type { SandboxProvider } from '../sandbox-provider.ts'
import type { Spoilt } from './actions.ts'

/** An order that nobody has. */
const ANOTHER = 'WR0NG0RDER0000'

/** Spoils the merchant's own part of an address, after the provider has added its own. */
const SPOIL: Record<Spoilt, (address: string, payment: Payment) => string> = {
  'wrong-order': (address, { reference }) => {
    const [path = '', ...query] = address.split('?')
    return [path, query.join('?').replaceAll(reference, ANOTHER)].join('?')
  },
  'no-status': address => address,
  malformed: address => {
    const [path] = address.split('?')
    return `${path}?from_source=&&=%E0%A4%A?status?=ok&`
  },
}

/** What this provider sends the shopper back with; null where it cannot. */
export function returnAddress(
  { dialect, workspace }: SandboxProvider,
  payment: Payment,
  spoilt: Spoilt | null,
): string | null {
  const base = payment.state === 'cancelled' ? (payment.cancelUrl ?? payment.returnUrl) : payment.returnUrl
  if (!base) return null
  const added = new URLSearchParams(dialect.returnFields(payment, workspace, spoilt !== 'no-status'))
  const mark = dialect.secondQuestionMark || !base.includes('?') ? '?' : '&'
  const address = `${base}${mark}${added}`
  return spoilt ? SPOIL[spoilt](address, payment) : address
}
