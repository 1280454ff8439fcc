import type { PublishedRelease, ReleaseDocument, ReleaseLine } from 'shared-contracts/release/document.ts'

/** Names may come from addresses: what every object inherits (`constructor`) must not be found. */
const own = <T>(record: Record<string, T> | undefined, key: string): T | null =>
  record && Object.hasOwn(record, key) ? (record[key] ?? null) : null

export const findLine = (document: ReleaseDocument | null, name: string): ReleaseLine | null =>
  own(document?.remotes, name)

export const findRelease = (line: ReleaseLine | null, id: string): PublishedRelease | null =>
  own(line?.releases, id)
