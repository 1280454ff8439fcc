/** A press waits so long for code that does what it asks for, ms: as long as a call does for its answer. */
export const PRESS_LIMIT_MS = 15_000
