/** Time in ms within which what a person orders by hand in the same words is the same command again, whose answer was lost. */
export const SAME_COMMAND_MS = 24 * 3_600_000
