import type { TipChoice } from 'shared-contracts/api/entities/order.ts'

/** Goods worth less than this (minor units) have tips of fixed amounts. */
const SMALL = 1000
const SMALL_TIPS = [100, 200, 300] as const
const PERCENTS = [15, 20, 25] as const

/** Most that a tip can be, in minor units: the largest choice for small orders, the goods' price again for others. */
const capOf = (goods: number): number => (goods < SMALL ? SMALL_TIPS[2] : goods)

/** What a choice comes to on goods of a price (minor units), half a cent rounded up, never above the cap. */
export function tipOn(goods: number, choice: TipChoice | null): number {
  if (!choice || goods <= 0) return 0
  const wished = 'percent' in choice ? Math.floor((goods * choice.percent + 50) / 100) : choice.amount
  return Math.min(wished, capOf(goods))
}

/** Choices to show for goods of a price (minor units). `customUpTo` is null where only the choices count. */
export function tipOffer(goods: number) {
  const choices: TipChoice[] =
    goods < SMALL ? SMALL_TIPS.map(amount => ({ amount })) : PERCENTS.map(percent => ({ percent }))
  return {
    choices: choices.map(choice => ({ choice, amount: tipOn(goods, choice) })),
    customUpTo: goods < SMALL ? null : capOf(goods),
  }
}

export function isOffered(goods: number, choice: TipChoice): boolean {
  const { choices, customUpTo } = tipOffer(goods)
  const listed = choices.some(c => JSON.stringify(c.choice) === JSON.stringify(choice))
  return listed || (customUpTo !== null && 'amount' in choice && choice.amount <= customUpTo)
}
