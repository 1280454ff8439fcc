import { type Column, gt, lte, or, type SQL } from 'drizzle-orm'
import type { Shop } from '../shop.ts'
import { ALIKE_MS } from './clock.ts'

/**
 * Whether what was put off until a time is due. What a clock put off that was ahead would wait until that time has come: what is put off
 * for longer than anything ever is, is due once the clocks agree.
 * @param longest ms that it is put off at most
 */
export function isDue(until: Column, { clock, now }: Pick<Shop, 'clock' | 'now'>, longest: number): SQL {
  const at = now()
  const due = lte(until, at)
  return clock.differs() ? due : (or(due, gt(until, new Date(at.getTime() + longest + ALIKE_MS))) as SQL)
}
