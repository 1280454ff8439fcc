/** `npm run soak` repeats what `npm test` proves once. */
const SOAK = process.env.SOAK === '1'

/** @returns how often a test repeats itself: `once` to prove its rule, `many` to find what happens seldom */
export const repeats = (once: number, many: number): number => (SOAK ? many : once)

/** Where a test's own dice begin: SEED where it is set, so that a run can be had again, else always the same. */
export const seedOr = (own: number): number => Number(process.env.SEED ?? own)

/** Prints one line that `npm run soak` writes to docs/figures.md. */
export const figure = (line: string): void => console.log(`figure: ${line}`)
