/** Numbers as backends write them: as texts too. @returns NaN for what is none */
export const number = (x: unknown): number =>
  typeof x === 'string' && x.trim() ? Number(x) : typeof x === 'number' ? x : Number.NaN

export function finite(x: unknown): number | undefined {
  const value = number(x)
  return Number.isFinite(value) ? value : undefined
}

interface CartLine {
  unitPrice?: unknown
  quantity?: unknown
  lineTotal?: unknown
}

/** @returns what a line comes to: as it says, else its price and quantity; NaN where it says neither */
export const totalOf = (line: CartLine | null): number =>
  number(line?.lineTotal ?? number(line?.unitPrice) * number(line?.quantity))

/** @returns what all lines of a cart come to; NaN where one cannot be read: it would be left out of the sum */
export const sumOf = (lineItems: unknown): number =>
  Object.values(lineItems as Record<string, CartLine | null>).reduce((sum, line) => sum + totalOf(line), 0)

/** @returns how much a cart says that it holds, else what its lines do, those too that cannot be read: they make no empty cart */
export const heldBy = ({ itemCount, lineItems }: { itemCount?: unknown; lineItems?: unknown }): number =>
  finite(itemCount) ??
  Object.values((lineItems ?? {}) as Record<string, { quantity?: unknown } | null>).reduce(
    (sum, line) => sum + (finite(line?.quantity) ?? 1),
    0,
  )
