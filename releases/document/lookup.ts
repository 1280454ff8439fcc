import type { PublishedRelease, ReleaseChannel, ReleaseDocument } from 'shared-contracts/release/document.ts'

/** Names may come from addresses: what every object inherits (`constructor`) must not be found. */
const own = <T>(record: Record<string, T> | undefined, key: string): T | null =>
  record && Object.hasOwn(record, key) ? (record[key] ?? null) : null

export const findChannel = (document: ReleaseDocument | null, name: string): ReleaseChannel | null =>
  own(document?.remotes, name)

export const findRelease = (channel: ReleaseChannel | null, id: string): PublishedRelease | null =>
  own(channel?.releases, id)
