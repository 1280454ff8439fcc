import { heldBy } from 'shared-contracts/api/answers/numbers.ts'
import type { Cart, LineItem } from 'shared-contracts/api/entities/cart.ts'

/**
 * A backend's cart, so that changes can be reckoned with it. Pages read what the worker gives them as any other answer (decision 0048):
 * lines that they leave out must not be shown here, but are held all the same, and what they fill in must not be missed.
 */
export function takenCart(answer: Cart): Cart {
  const lines = Object.entries(answer?.lineItems ?? {})
    .filter(([, line]) => isPriced(line))
    .map(([key, line]) => [key, takenLine(line)] as const)
    .filter(([, { lineTotal }]) => Number.isFinite(lineTotal))
  return { ...answer, itemCount: heldBy(answer ?? {}), lineItems: Object.fromEntries(lines) }
}

const isPriced = (line: LineItem | null): boolean => Number.isFinite(Number(line?.unitPrice ?? Number.NaN))

const takenLine = (line: LineItem): LineItem => ({
  ...line,
  optionPair: line.optionPair ?? '',
  unitPrice: Number(line.unitPrice),
  quantity: Number(line.quantity) || 0,
  lineTotal: Number(line.lineTotal ?? line.unitPrice * line.quantity),
})
