import * as v from 'valibot'

/**
 * An object whose further fields are accepted and kept: whoever reads a document may be older than whoever wrote it, and whoever
 * changes one hands on what it does not know. A field that older readers must not overlook needs a new `schema` number.
 * @returns valibot's `looseObject` under the type of `object`: code still names only the fields it knows
 */
export const tolerantObject = <Entries extends v.ObjectEntries>(
  entries: Entries,
): v.ObjectSchema<Entries, undefined> =>
  v.looseObject(entries) as unknown as v.ObjectSchema<Entries, undefined>
