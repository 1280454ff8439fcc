import type { PickupRules } from '../database/schema/stored.ts'

/** Days in a row with the same hours, Monday first; days are numbered from Sunday, 0. */
interface OpenDays {
  from: number
  to: number
  open: string
  close: string
}

function openDays({ hours }: Pick<PickupRules, 'hours'>): OpenDays[] {
  const ranges: (OpenDays | { from: number; to: number; open: null; close: null })[] = []
  for (const day of [1, 2, 3, 4, 5, 6, 0]) {
    const { open = null, close = null } = hours[day] ?? {}
    const last = ranges.at(-1)
    if (last && last.open === open && last.close === close) last.to = day
    else ranges.push({ from: day, to: day, open, close } as OpenDays)
  }
  return ranges.filter((range): range is OpenDays => range.open !== null)
}

const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const

/** As schema.org's `openingHours` has them: `Mo-Fr 09:00-18:00`. */
export const openingHours = (rules: Pick<PickupRules, 'hours'>): string[] =>
  openDays(rules).map(
    ({ from, to, open, close }) => `${DAYS[from]}${to === from ? '' : `-${DAYS[to]}`} ${open}-${close}`,
  )
