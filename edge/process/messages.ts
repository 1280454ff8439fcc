/** What a serving process says when it should be replaced. */
export const FULL = 'full'
/** And when it was told to stop, which then means all of it. */
export const STOPPING = 'stopping'
/** What it is told once another has taken over. */
export const RETIRE = 'retire'
/** What it is asked now and then, and says back at once unless it is caught in a loop. */
export const PULSE = 'pulse'
