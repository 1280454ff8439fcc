import type { EdgeConfig } from 'edge/config.ts'
import { acceptedDocument } from 'edge/document/accepted.ts'
import { findChannel, openWorkspace, readDocument } from 'releases/document'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'

/**
 * An edge waits for a first release; whoever starts a shop from a store where there is none means another, or has not built yet.
 * @throws Error with what to run
 */
export async function refuseNothingLive({
  cache,
  releases,
}: Pick<EdgeConfig, 'cache' | 'releases'>): Promise<void> {
  const workspace = openWorkspace(releases)
  const { location } = workspace.store
  // An edge that has served this store goes on with what it remembers.
  if (await acceptedDocument(cache, location).read()) return
  // What cannot be read or trusted the edge says itself.
  const document = await readDocument(workspace).catch(() => null)
  if (!document || findChannel(document, HOST_NAME)?.active.length) return
  throw new Error(
    `nothing is live in the release store at ${location}: \`npm start\` without --as-is builds and publishes, RELEASE_STORE or DATA_DIR name another store`,
  )
}
