/** What a serving process says when it should be replaced. */
export const FULL = 'full'
/** What it is told once another has taken over. */
export const RETIRE = 'retire'
