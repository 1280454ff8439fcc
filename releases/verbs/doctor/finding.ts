/** What a check came to. */
export interface Finding {
  check: string
  ok: boolean
  words: string
  /** What to do, where something is wrong. */
  remedy?: string
}

export const fine = (check: string, words: string): Finding => ({ check, ok: true, words })
export const wrong = (check: string, words: string, remedy: string): Finding => ({
  check,
  ok: false,
  words,
  remedy,
})
