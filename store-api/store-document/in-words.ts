import * as v from 'valibot'

/** A field that is wrong and what it should be, in a line; of fields alone the library speaks in its own words. */
export function inWords(issue: v.BaseIssue<unknown>, whole: string): string {
  const at = v.getDotPath(issue) ?? whole
  if (issue.expected === 'never') return `${at}: there is no such field`
  if (issue.received === 'undefined' && issue.input === undefined) return `${at}: is missing`
  return `${at}: ${issue.message}`
}
