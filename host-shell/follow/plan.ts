import type {
  PageComposition,
  PublicRelease,
  VisitorComposition,
} from 'shared-contracts/release/composition.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'

/** How a page gets from the releases it has to those in service. */
export interface Plan {
  serial: number
  /** Remotes that another release takes the place of. */
  remotes: PublicRelease[]
  /** The page as a whole must be made anew: another host, or other addresses and slots. */
  document: boolean
  /** Names whose release in this page is in service for nobody any more: rolled back or blocked. */
  withdrawn: string[]
}

const owned = ({ paths, slots }: { paths: object; slots: object }) => JSON.stringify([paths, slots])

/** @returns null when the page has what is in service */
export function planMove(page: PageComposition, next: VisitorComposition): Plan | null {
  const remotes = Object.values(next.remotes).filter(({ name, release }) => {
    const here = page.remotes[name]
    return here !== undefined && here.release !== release
  })
  const names = (of: object) => Object.keys(of).sort().join()
  const document =
    page.host !== next.host ||
    names(page.remotes) !== names(next.remotes) ||
    remotes.some(remote => owned(remote) !== owned(page.remotes[remote.name] ?? { paths: {}, slots: {} }))
  if (remotes.length === 0 && !document) return null
  const releases = { [HOST_NAME]: page.host, ...mapReleases(page) }
  const withdrawn = Object.entries(releases)
    .filter(([name, release]) => !next.inService[name]?.includes(release))
    .map(([name]) => name)
  return { serial: next.serial, remotes, document, withdrawn }
}

const mapReleases = ({ remotes }: PageComposition) =>
  Object.fromEntries(Object.entries(remotes).map(([name, { release }]) => [name, release]))
