import * as v from 'valibot'
import type { SandboxState, Switches } from '../schema.ts'

/** How the address that the shopper comes back to is spoilt. */
export type Spoilt = 'wrong-order' | 'no-status' | 'malformed'

interface Action {
  outcome: SandboxState
  /** Where the shopper goes: at once, when the payment has settled, or nowhere. */
  leave: 'at-once' | 'settled' | 'never'
  /** Seconds when the shopper gave none. */
  delay: number
  /** The delay is until it is paid after all. */
  late?: true
  spoilt?: Spoilt
}

/** What the buttons do; `do=` in the address names the same. */
export const ACTIONS = {
  pay: { outcome: 'paid', leave: 'settled', delay: 0 },
  decline: { outcome: 'declined', leave: 'settled', delay: 0 },
  cancel: { outcome: 'cancelled', leave: 'settled', delay: 0 },
  early: { outcome: 'paid', leave: 'at-once', delay: 5 },
  never: { outcome: 'paid', leave: 'never', delay: 0 },
  late: { outcome: 'declined', leave: 'settled', delay: 5, late: true },
  expire: { outcome: 'expired', leave: 'settled', delay: 0 },
  'wrong-order': { outcome: 'paid', leave: 'settled', delay: 0, spoilt: 'wrong-order' },
  'no-status': { outcome: 'paid', leave: 'settled', delay: 0, spoilt: 'no-status' },
  malformed: { outcome: 'paid', leave: 'settled', delay: 0, spoilt: 'malformed' },
} as const satisfies Record<string, Action>
export type ActionName = keyof typeof ACTIONS
export const actionOf = (name: ActionName): Action => ACTIONS[name]

export const SWITCHES = {
  notice: ['before', 'after', 'twice', 'never'],
  check: ['usual', 'slow', '500', 'bare'],
  amount: ['right', 'mismatch'],
} as const satisfies { [K in keyof Switches]: readonly Switches[K][] }

const seconds = v.optional(
  v.pipe(v.string(), v.regex(/^\d{0,3}$/), v.transform(Number), v.maxValue(600)),
  '0',
)

/** Of a pressed button, or of an address that presses one. */
export const Press = v.object({
  do: v.picklist(Object.keys(ACTIONS) as ActionName[]),
  delay: seconds,
  notice: v.optional(v.picklist(SWITCHES.notice), 'before'),
  check: v.optional(v.picklist(SWITCHES.check), 'usual'),
  amount: v.optional(v.picklist(SWITCHES.amount), 'right'),
  /** How long a slow status query takes. */
  slow: v.optional(seconds, '5'),
})
export type Press = v.InferOutput<typeof Press>
