import type { Federation } from 'federation/runtime/federation.ts'
import { type TrustScript, trustRelease } from 'federation/runtime/import-map.ts'
import { learnIntegrity } from 'federation/runtime/learn-integrity.ts'
import { readLastGood } from 'federation/runtime/public-releases.ts'
import { keepOnlyStyles, loadStyles } from 'federation/runtime/styles.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import type { MessageTable } from 'shared-contracts/language/messages.ts'
import type { PageComposition, PageRelease } from 'shared-contracts/release/composition.ts'
import { messagesOf } from 'shared-contracts/remote/messages-of.ts'
import type { RemoteModule } from 'shared-contracts/remote/remote.ts'
import { inPhase } from '../areas/area.ts'
import { createAreas, type OwnAreas } from '../areas/areas.ts'
import { type Channel, createChannel, type Report } from '../areas/channel.ts'
import { ownersOf } from '../areas/owners.ts'
import { yieldToMain } from './yield-to-main.ts'

/** Time for one file (ms): with the fallback after it, an area shows something within five seconds. */
export const FILE_TIMEOUT_MS = 3_500
const DOCUMENT_TIMEOUT_MS = 2_000

interface Options {
  federation: Federation
  composition: PageComposition
  language(): Language
  take(language: Language, table: MessageTable): void
  trust: TrustScript
  report: Report
}

export interface PageAreas extends OwnAreas {
  /** Messages in a language of every remote that is in use. @throws when one does not come */
  messagesIn(language: Language): Promise<MessageTable[]>
  /** Has a remote's areas load from another release from now on; what is mounted stays. */
  follow(release: PageRelease): void
  /** Loads the remotes' entries, and nothing behind them, without telling of failures (RTE-1). @returns when all are asked for */
  preload(): Promise<void>
}

export function createPageAreas(options: Options): PageAreas {
  const { federation, composition, language, take, trust, report } = options
  const { remotes } = composition
  const channels = new Map<string, Channel<PageRelease>>()
  const opened = new Map<string, { remote: RemoteModule; release: PageRelease }>()

  const learning = new Map<string, Promise<void>>()

  /** Pages by remote whose own messages are in the page: a change of the language is theirs as well. */
  const pages = new Map<string, Set<string>>()

  const spoken = language()
  const messages = async (
    remote: RemoteModule,
    release: PageRelease,
    lng: Language,
    patterns: readonly string[],
  ) => {
    const { listed, paths } = release
    // Whoever changes the language waits for it: a list that is late is asked for once more.
    if (listed !== undefined && (lng !== spoken || patterns.some(page => paths[page] !== listed)))
      await inPhase(
        'messages',
        vouched(release).catch(() => vouched(release)),
      )
    const loads = messagesOf(remote, lng, patterns)
    const parts = loads.map(load => inPhase('messages', federation.loadPart(release, load)))
    return (await Promise.all(parts)).map(part => part.default)
  }

  /** What the page's import maps say nothing of yet, they say from here on. */
  const vouched = async (release: PageRelease): Promise<void> => {
    if ('files' in release) trustRelease(release as PageRelease & { files: Record<string, string> }, trust)
    else if (release.unlisted || release.listed !== undefined) {
      const asked = learning.get(release.base) ?? learnIntegrity(release, trust, DOCUMENT_TIMEOUT_MS)
      learning.set(release.base, asked)
      await asked.catch(error => {
        learning.delete(release.base)
        throw error
      })
    }
  }

  const openChannel = (active: PageRelease): Channel<PageRelease> =>
    createChannel<PageRelease>({
      active,
      lastGood: () => readLastGood(active.name, DOCUMENT_TIMEOUT_MS),
      async open(release, isLeft) {
        const first = !opened.has(release.name)
        if (release.listed === undefined) await inPhase('entry', vouched(release))
        const styles = inPhase('css', loadStyles(release, FILE_TIMEOUT_MS, first))
        const [remote] = await Promise.all([federation.loadRemote(release), styles])
        if (!isLeft() || !opened.has(release.name)) opened.set(release.name, { remote, release })
        return remote
      },
      async prepare(remote, release, isLeft, page) {
        const lng = language()
        const own = pages.get(release.name) ?? new Set()
        pages.set(release.name, own)
        // At once: a change of the language meanwhile is this page's as well.
        if (page !== undefined) own.add(page)
        const tables = await messages(remote, release, lng, page === undefined ? [] : [page]).catch(error => {
          if (page !== undefined) own.delete(page)
          throw error
        })
        // Those of a release that was left would stand in the page of the one that follows; where that is not there, its own part needs them.
        if (isLeft() && opened.get(release.name)?.release !== release) return
        for (const table of tables) take(lng, table)
      },
      report,
    })

  const channel = (name: string): Channel<PageRelease> => {
    const active = remotes[name]
    if (!active) throw new Error(`${name} is not part of this page`)
    const found = channels.get(name) ?? openChannel(active)
    channels.set(name, found)
    return found
  }

  return {
    ...createAreas<PageRelease>({
      owners: ownersOf(remotes),
      channel,
      async loadPart(release, load, pattern) {
        const { listed, paths } = release
        if (pattern !== undefined && listed !== undefined && paths[pattern] !== listed)
          await inPhase('load', vouched(release))
        return federation.loadPart(release, load)
      },
      shown: keepOnlyStyles,
      otherwise: 'failed',
    }),
    messagesIn: lng =>
      Promise.all(
        [...opened.values()].map(({ remote, release }) =>
          messages(remote, release, lng, [...(pages.get(release.name) ?? [])]),
        ),
      ).then(tables => tables.flat()),
    follow: release => channel(release.name).follow(release),
    async preload() {
      for (const release of Object.values(remotes)) {
        vouched(release)
          .then(() => federation.loadRemote(release))
          .catch(() => {})
        await yieldToMain()
      }
    },
  }
}
