import type { Composition } from 'shared-contracts/release/composition.ts'
import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import { compose } from '../composition/compose.ts'
import { findChannel, findRelease } from '../document/lookup.ts'
import { type Pass, PassRefused } from './pass.ts'

/**
 * @param document the live one, or for a replay the one of its serial
 * @param live decides what is blocked, whatever was so in the document
 * @returns the composition that the pass shows. What the visitor would get anyway stands in for what fails
 * @throws PassRefused when a release of the pass is not there any more, or is blocked
 */
export function composePass(
  document: ReleaseDocument,
  live: ReleaseDocument,
  pass: Pass,
  visitor: string,
): Composition {
  const base = compose(withBlockedOf(live, document), pass.session?.visitor ?? visitor)
  const remotes = { ...base.remotes }
  const lastGood = { ...base.lastGood }
  let host = base.host
  for (const [name, id] of Object.entries(pass.releases)) {
    // Of the live document: files of a release that it has dropped are gone.
    const release = findRelease(findChannel(live, name), id)
    if (!release || findChannel(live, name)?.blocked.includes(id))
      throw new PassRefused('gone', `${name} ${id} is ${release ? 'blocked' : 'not published any more'}`)
    const usual = name === HOST_NAME ? host : remotes[name]
    const others = [...(usual ? [usual] : []), ...(lastGood[name] ?? [])]
    lastGood[name] = others.filter(other => other.release !== id)
    if (name === HOST_NAME) host = release
    else remotes[name] = release
  }
  return { ...base, host, remotes, lastGood }
}

function withBlockedOf(live: ReleaseDocument, document: ReleaseDocument): ReleaseDocument {
  if (live === document) return document
  const channels = Object.entries(document.remotes).map(([name, channel]) => [
    name,
    { ...channel, blocked: [...channel.blocked, ...(findChannel(live, name)?.blocked ?? [])] },
  ])
  return { ...document, remotes: Object.fromEntries(channels) }
}
