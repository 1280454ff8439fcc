/**
 * The rules of a bill written down a second time, from the rule book and not from the code that computes it: exact
 * fractions of BigInt, rates as people know them. Only tests use it.
 */
export interface OracleInput {
  lines: { price: number; quantity: number; taxable: boolean; book: boolean }[]
  discounts: { amount: number; lines: number[] | null }[]
  fee: number | null
  tip: { percent: number } | { amount: number } | null
  province: string
  /** Store credit at hand. */
  credit: number
}

interface OracleBill {
  subtotal: bigint
  discounts: bigint[]
  tip: bigint
  /** Name of the tax → amount, where there is any. */
  taxes: Record<string, bigint>
  total: bigint
  due: bigint
}

/** Tax → percent, in thousandths. */
const RATES: Record<string, Record<string, bigint>> = {
  AB: { GST: 5000n },
  BC: { GST: 5000n, PST: 7000n },
  MB: { GST: 5000n, RST: 7000n },
  NB: { HST: 15_000n },
  NL: { HST: 15_000n },
  NS: { HST: 14_000n },
  NT: { GST: 5000n },
  NU: { GST: 5000n },
  ON: { HST: 13_000n },
  PE: { HST: 15_000n },
  QC: { GST: 5000n, QST: 9975n },
  SK: { GST: 5000n, PST: 6000n },
  YT: { GST: 5000n },
}

/** The nearest whole number to a fraction, halves upwards. */
const round = (top: bigint, bottom: bigint) => (2n * top + bottom) / (2n * bottom)
const least = (a: bigint, b: bigint) => (a < b ? a : b)
const total = (list: readonly bigint[]) => list.reduce((a, b) => a + b, 0n)

export function oracle({ lines, discounts, fee, tip, province, credit }: OracleInput): OracleBill {
  const full = lines.map(line => BigInt(line.price) * BigInt(line.quantity))
  const left = [...full]
  const taken: bigint[] = []
  for (const discount of discounts) {
    const on = left.map((_, i) => discount.lines === null || discount.lines.includes(i))
    const base = total(left.filter((_, i) => on[i]))
    const amount = least(BigInt(discount.amount), base)
    if (amount === 0n) continue
    taken.push(amount)
    share(left, on, amount, base)
  }
  const goods = total(left)
  const tipped = tipOf(goods, tip)
  const delivery = BigInt(fee ?? 0)
  const base = (book: boolean) =>
    total(left.filter((_, i) => lines[i]?.taxable === true && lines[i]?.book === book))
  const taxes = taxesOf(base(false) + delivery, base(true), province)
  const sum = goods + delivery + total(Object.values(taxes)) + tipped
  return {
    subtotal: total(full),
    discounts: taken,
    tip: tipped,
    taxes,
    total: sum,
    due: sum - least(sum, BigInt(credit)),
  }
}

/** Takes an amount off the lines: whole shares first, then one unit each to the largest rests, earlier lines first. */
function share(left: bigint[], on: readonly boolean[], amount: bigint, base: bigint): void {
  const shares = left.map((weight, i) => ({
    i,
    whole: on[i] ? (amount * weight) / base : 0n,
    rest: on[i] ? (amount * weight) % base : 0n,
  }))
  let over = amount - total(shares.map(s => s.whole))
  const ranked = [...shares].sort((a, b) => (a.rest > b.rest ? -1 : a.rest < b.rest ? 1 : a.i - b.i))
  for (const one of ranked) {
    if (over === 0n) break
    one.whole += 1n
    over -= 1n
  }
  for (const { i, whole } of shares) left[i] = (left[i] ?? 0n) - whole
}

/** Under ten dollars at most three, from there on at most the goods again. */
function tipOf(goods: bigint, tip: OracleInput['tip']): bigint {
  if (tip === null || goods === 0n) return 0n
  const wished = 'percent' in tip ? round(goods * BigInt(tip.percent), 100n) : BigInt(tip.amount)
  return least(wished, goods < 1000n ? 300n : goods)
}

/** Books bear the federal five percent everywhere; where it is a part of HST, on a line of its own. */
function taxesOf(base: bigint, books: bigint, province: string): Record<string, bigint> {
  const taxes: Record<string, bigint> = {}
  for (const [tax, rate] of Object.entries(RATES[province] ?? {}))
    taxes[tax] = round((base + (tax === 'GST' ? books : 0n)) * rate, 100_000n)
  if (!('GST' in taxes)) taxes.GST = round(books * 5000n, 100_000n)
  return Object.fromEntries(Object.entries(taxes).filter(([, amount]) => amount > 0n))
}
