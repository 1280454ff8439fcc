/** Drizzle's error of a statement: its message is the statement with all its values, what the database said is its cause. */
const isOfStatement = (error: Error): boolean => 'query' in error && error.cause instanceof Error

/** What a failure says to whoever started this process: of a statement what the database said, never its text or values. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (isOfStatement(error)) return wordsOf(error.cause)
  // A host with several addresses, none of which answers, has a message for each and none for all.
  if (error.message === '' && error instanceof AggregateError) return wordsOf(error.errors[0])
  return error.message
}
