import type { Federation, Loadable } from 'federation/runtime/federation.ts'
import { LANGUAGES, type Language } from 'shared-contracts/language/language.ts'
import type { MessageTable } from 'shared-contracts/language/messages.ts'
import { EXPOSED, type RemoteModule } from 'shared-contracts/remote/remote.ts'
import { newestOf } from './newest-of.ts'

/** What a save has replaced besides components. */
export interface Renewed {
  /** A page's loader, or what it says of itself. */
  page: boolean
  texts: { language: Language; table: MessageTable }[]
}

type Load = () => Promise<object>
const KINDS = ['pages', 'slots', 'fills', 'messages'] as const

interface Living {
  kind: (typeof KINDS)[number]
  /** Path, slot, point, or language with the page that says it, where it is one's own. */
  key: string
  now: object
}
interface LivingRemote {
  address: string
  now: RemoteModule
  parts: Living[]
}

/** @param address of a remote's entry, which the browser has */
const exposedAt = async (address: string): Promise<RemoteModule> => {
  const container: { get(name: string): Promise<() => { default: RemoteModule }> } = await import(
    /* webpackIgnore: true */ address
  )
  return (await container.get(EXPOSED))().default
}

const loadOf = (remote: RemoteModule, { kind, key }: Pick<Living, 'kind' | 'key'>): Load | undefined =>
  (remote[kind] as Record<string, Load> | undefined)?.[key]

/**
 * The host's end of Module Federation whose parts stay the newest that there are: whoever holds a page asks it for its loader as it was
 * saved last. Components are React's own business.
 */
export function livingParts(federation: Federation, exposed = exposedAt) {
  const living = new Map<string, LivingRemote>()

  const placeOf = (remote: RemoteModule, load: unknown): Pick<Living, 'kind' | 'key'> | undefined =>
    KINDS.flatMap(kind => Object.keys(remote[kind] ?? {}).map(key => ({ kind, key }))).find(
      place => loadOf(remote, place) === load,
    )

  const loadRemote = async (release: Loadable, address?: () => string | Promise<string>) => {
    const now = await federation.loadRemote(release, address)
    const known = living.get(release.name) ?? {
      address: new URL(release.base + release.entry, document.baseURI).href,
      now,
      parts: [],
    }
    living.set(release.name, known)
    return newestOf(known)
  }

  return {
    federation: {
      loadRemote,
      async loadPart<T>(release: Loadable, load: () => Promise<T>): Promise<T> {
        const part = await federation.loadPart(release, load)
        const remote = living.get(release.name)
        const place = remote && placeOf(remote.now, load)
        if (!place) return part
        const one = { ...place, now: part as object }
        remote.parts.push(one)
        return newestOf(one) as T
      },
    } satisfies Federation,

    /** Takes what a save has replaced in a remote. @returns what that was; null for what is no remote in this page */
    async renew(name: string): Promise<Renewed | null> {
      const remote = living.get(name)
      if (!remote) return null
      const fresh = await exposed(remote.address)
      const newest = await Promise.all(
        remote.parts.map(async part => ({ part, now: await loadOf(fresh, part)?.() })),
      )
      const renewed: Renewed = { page: false, texts: [] }
      // At once: a page that is drawn meanwhile is all of before.
      remote.now = fresh
      for (const { part, now } of newest) {
        if (!now || now === part.now) continue
        part.now = now
        renewed.page ||= part.kind === 'pages'
        const language = LANGUAGES.find(one => part.kind === 'messages' && part.key.split('-')[0] === one)
        if (language) renewed.texts.push({ language, table: (now as { default: MessageTable }).default })
      }
      return renewed
    },
  }
}
