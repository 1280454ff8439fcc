import type { Federation } from 'federation/runtime/federation.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import type { MessageTable } from 'shared-contracts/language/messages.ts'
import type { PublishedRelease } from 'shared-contracts/release/document.ts'
import type { HostRequest } from 'shared-contracts/remote/host.ts'
import { messagesOf } from 'shared-contracts/remote/messages-of.ts'
import type { RemoteModule } from 'shared-contracts/remote/remote.ts'
import { inPhase } from '../areas/area.ts'
import { createAreas, type OwnAreas } from '../areas/areas.ts'
import { type Channel, createChannel } from '../areas/channel.ts'
import { ownersOf } from '../areas/owners.ts'
import { type CodeFolders, noteFolder, releaseIn } from './drawn-by.ts'
import { writablePage } from './writable.ts'

interface Options {
  federation: Federation
  input: HostRequest
  language(): Language
  take(language: Language, table: MessageTable): void
}

export interface ServerAreas extends OwnAreas {
  /** The release used for a remote: the visitor's, or the one that stands in for it. */
  release(remote: string): PublishedRelease | undefined
  /** The release whose code threw, by an error's stack. */
  thrownBy(stack: string): PublishedRelease | null
  /** Loads the messages of the remotes used so far in the language that is now known. */
  prepare(): Promise<void>
}

const loadable = ({ name, release, base, entries }: PublishedRelease) => ({
  name,
  release,
  base,
  entry: entries.node,
})

/** A remote that was built for browsers alone gives nothing here, which is no failure. */
const leftToBrowser = (release: PublishedRelease): Channel<PublishedRelease> => ({
  current: () => release,
  take: async () => null,
  follow() {},
  markBroken() {},
})

/** The areas of one page view on the server; a remote that does not work here is left to the browser (REL-3). */
export function createServerAreas({ federation, input, language, take }: Options): ServerAreas {
  const { composition } = input
  const channels = new Map<string, Channel<PublishedRelease>>()
  const opened = new Map<string, { remote: RemoteModule; release: PublishedRelease }>()
  const folders: CodeFolders = new Map()
  const serial = composition.serial

  /** Patterns of the pages that were asked for, by remote. */
  const pages = new Map<string, Set<string>>()
  const messages = async (remote: RemoteModule, release: PublishedRelease) => {
    const lng = language()
    const loads = messagesOf(remote, lng, pages.get(release.name) ?? [])
    const parts = loads.map(load => inPhase('messages', federation.loadPart(loadable(release), load)))
    for (const part of await Promise.all(parts)) take(lng, part.default)
  }

  const channel = (name: string): Channel<PublishedRelease> => {
    const known = channels.get(name)
    if (known) return known
    const active = composition.remotes[name]
    if (!active) throw new Error(`${name} is not part of this page`)
    const made = active.browserOnly
      ? leftToBrowser(active)
      : createChannel<PublishedRelease>({
          active,
          lastGood: async () => composition.lastGood[name] ?? [],
          async open(release) {
            // Asked for each view, loaded or not: so the edge knows which release the page starts with.
            const address = await inPhase('entry', input.nodeEntry(release.name, release.release))
            noteFolder(folders, release, address)
            const remote = await federation.loadRemote(loadable(release), () => address)
            opened.set(name, { remote, release })
            return remote
          },
          prepare(remote, release, _, page) {
            if (page !== undefined) pages.set(name, new Set(pages.get(name)).add(page))
            return messages(remote, release)
          },
          report: failure => input.report({ ...failure, serial, where: 'edge' }),
        })
    channels.set(name, made)
    return made
  }

  return {
    ...createAreas({
      owners: ownersOf(composition.remotes),
      channel,
      loadPart: async (release, load) => writablePage(await federation.loadPart(loadable(release), load)),
      otherwise: 'pending',
    }),
    release: name => channels.get(name)?.current() ?? composition.remotes[name],
    thrownBy: stack => releaseIn(stack, folders),
    async prepare() {
      await Promise.all([...opened.values()].map(({ remote, release }) => messages(remote, release)))
    },
  }
}
