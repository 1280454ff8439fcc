import type { ReleaseChannel, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { compose } from '../../composition/compose.ts'
import { findChannel, findRelease } from '../../document/lookup.ts'
import type { Pass } from '../../pass/pass.ts'
import type { Session } from '../../pass/session.ts'

/** One release of a page as it was made. */
export interface Part {
  name: string
  release: string
  /** What it served as: `everyone`, `95 %`, `preview`. */
  as: string
  /** Source revision. */
  git: string
  /** Whether it can be shown again. */
  available: 'yes' | 'blocked' | 'gone'
}

/** @returns the page's releases; where the visitor is not known, those that most visitors had */
export function explained(then: ReleaseDocument, live: ReleaseDocument, session: Session): Part[] {
  const { host, remotes } = compose(then, session.visitor)
  const names = new Set([host.name, ...Object.keys(remotes), ...Object.keys(session.releases)])
  return [...names].flatMap(name => {
    const channel = findChannel(then, name)
    if (!channel) return []
    const pinned = session.releases[name]
    const chosen = name === host.name ? host.release : remotes[name]?.release
    const release = pinned ?? (session.visitor ? chosen : channel.active[0]?.release) ?? ''
    return [
      {
        name,
        release,
        ...about(channel, release, pinned !== undefined),
        available: available(live, name, release),
      },
    ]
  })
}

function about(channel: ReleaseChannel, release: string, pinned: boolean) {
  const { git } = findRelease(channel, release) ?? {}
  const weight = channel.active.find(active => active.release === release)?.weight
  return {
    as: pinned ? 'preview' : weight === 100 || weight === undefined ? 'everyone' : `${weight} %`,
    git: git ? `${git.revision}${git.dirty ? ' and changes' : ''}` : 'unknown',
  }
}

function available(live: ReleaseDocument, name: string, release: string): Part['available'] {
  const channel = findChannel(live, name)
  if (!findRelease(channel, release)) return 'gone'
  return channel?.blocked.includes(release) ? 'blocked' : 'yes'
}

/** @returns a pass that shows the page again: every release named, so that the link says what it shows */
export const passOf = (
  { serial, visitor }: Session,
  parts: readonly Part[],
  actor: string,
): Omit<Pass, 'id' | 'expires'> => ({
  for: `${actor} (replay of ${serial})`.slice(-80),
  releases: Object.fromEntries(parts.map(({ name, release }) => [name, release])),
  session: { serial, visitor },
})
