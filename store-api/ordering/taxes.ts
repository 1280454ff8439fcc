import type { StoredTax } from '../database/schema/ordering.ts'

type Rate = { tax: 'GST' | 'HST' | 'PST' | 'RST' | 'QST' /** Parts per million. */; rate: number }

const GST: Rate = { tax: 'GST', rate: 50_000 }
const hst = (rate: number): Rate[] => [{ tax: 'HST', rate }]

/** Sales taxes by province, one line each. */
export const TAXES = {
  AB: [GST],
  NT: [GST],
  NU: [GST],
  YT: [GST],
  BC: [GST, { tax: 'PST', rate: 70_000 }],
  MB: [GST, { tax: 'RST', rate: 70_000 }],
  SK: [GST, { tax: 'PST', rate: 60_000 }],
  QC: [GST, { tax: 'QST', rate: 99_750 }],
  ON: hst(130_000),
  NS: hst(140_000),
  NB: hst(150_000),
  NL: hst(150_000),
  PE: hst(150_000),
} satisfies Record<string, Rate[]>

/** Classes of goods that are taxed otherwise in every province. */
const CLASS_RATES: Record<string, Rate[]> = { 'printed-book': [GST] }

export interface TaxedLine {
  /** Minor units. */
  amount: number
  taxable: boolean
  taxClass: string | null
}

/**
 * Taxes on lines sold in a province: each tax once, on the sum of what it applies to, half a cent rounded up.
 * @throws Error for a province without a row in the table
 */
export function taxesOn(lines: readonly TaxedLine[], province: string): StoredTax[] {
  const rates = (TAXES as Record<string, Rate[]>)[province]
  if (!rates) throw new Error(`no taxes known for province "${province}"`)
  const bases = new Map<string, Rate & { base: number }>()
  for (const { amount, taxable, taxClass } of lines) {
    if (!taxable) continue
    for (const { tax, rate } of CLASS_RATES[taxClass ?? ''] ?? rates) {
      const key = `${tax} ${rate}`
      bases.set(key, { tax, rate, base: (bases.get(key)?.base ?? 0) + amount })
    }
  }
  return [...bases.values()].map(({ tax, rate, base }) => ({
    tax,
    rate,
    // Exact: large sums times a rate leave the integers that numbers hold.
    amount: Number((BigInt(base) * BigInt(rate) + 500_000n) / 1_000_000n),
  }))
}
