import * as v from 'valibot'

/** One line that a team writes into the log. */
export const Line = v.pipe(v.string(), v.maxLength(500), v.regex(/^[^\p{Cc}]*$/u))

/** Who stands in the log: as the team says, and whose key it was, whatever it says. */
export const saidBy = (who: string, team: string): string =>
  `${who.replace(/ \(key of .*$/, '')} (key of ${team})`.trim()
