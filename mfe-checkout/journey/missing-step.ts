import type { Bill } from 'shared-contracts/api/entities/order.ts'
import type { ErrorCode } from 'shared-contracts/api/errors.ts'
import { hasItsPart } from 'shared-contracts/api/ordering/has-its-part.ts'
import type { Step } from './purchase.ts'

type EarlierStep = Exclude<Step, 'payment'>

/** Of all but an empty cart, which leads to it with its lines. */
const STEP_OF_CODE: Readonly<Partial<Record<ErrorCode, EarlierStep>>> = {
  'out-of-stock': 'cart',
  'draft-incomplete': 'details',
  'slot-gone': 'details',
  'not-delivered': 'details',
  'below-minimum': 'cart',
  'not-sold-here': 'cart',
}

/** @returns the step that mends what a refusal says, null when no earlier step does */
export const stepOfRefusal = (code: string): EarlierStep | null =>
  Object.hasOwn(STEP_OF_CODE, code) ? (STEP_OF_CODE[code as ErrorCode] ?? null) : null

/** @returns the step the shopper has to go back to, null when the bill can be paid */
export function missingStep({ lines, draft }: Bill): EarlierStep | null {
  if (lines.length === 0) return 'cart'
  const { method, localStoreName, contact } = draft
  const settled = method && localStoreName && contact && hasItsPart(method, draft)
  return settled ? null : 'details'
}
