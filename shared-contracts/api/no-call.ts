/** So a backend answers that has no such call. */
export const NO_CALL: ReadonlySet<number> = new Set([404, 405, 501])
