/** `12.5` → 1250, without floats; NaN (which equals no amount) for anything else. */
export function centsOf(dollars: string): number {
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(dollars)
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : Number.NaN
}

/** 1250 → `12.50`, without floats. */
export function dollarsOf(cents: number): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** `1250` → 1250; NaN for anything that is not a whole number of minor units. */
export const wholeOf = (text: string): number => (/^\d{1,12}$/.test(text) ? Number(text) : Number.NaN)
