/** @param rate parts per million: 50000 is 5 % */
export const percent = (rate: number): string => `${rate / 10_000}%`
