import type { AddressInfo } from 'node:net'
import type { PublicReleases } from 'shared-contracts/release/composition.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import type { LocalRelease } from './local-release.ts'
import { lookAtShop } from './look-at-shop.ts'
import { type Change, inWords, type Problem, type Shown, type Source } from './news.ts'
import { refuseUnfit } from './refuse-unfit.ts'
import { serveAgainst } from './serve.ts'
import { listenAt } from './where.ts'

/** Where it listens unless told otherwise: beside a shop of this machine, its backend and the operators' pages, or a tunnel to them. */
export const DEV_PORT = '8070'

export interface Wanted {
  sources: readonly Source[]
  /** Address of the deployed shop, or of a page of the remotes in it. */
  shop: URL
  /** Of all of them; 0 takes any that is free. */
  port: number
  /** Whether the shop draws its pages from what is saved here. Without: never. */
  drawn?: () => boolean
  /** Finds places of the sources for places of a build. */
  locate?: (stack: string) => Promise<string[]>
}

export interface Developing {
  url: string
  /** What the shop said that is live there. */
  live: PublicReleases
  /** Tells of what is wrong besides builds. @param of who says so: it takes the place of what that said before */
  problems(of: string, problems: readonly Problem[]): void
  /** Ends what it started; resolves once none of that writes any more. */
  close(): Promise<void>
}

/**
 * Runs folders inside a shop, for whoever sits here alone (REL-7), until the process ends.
 * @throws Error when they cannot be run inside what is at that address
 */
export async function developAgainst(wanted: Wanted): Promise<Developing> {
  const { sources, shop, port, drawn = () => false, locate = async () => [] } = wanted
  const { origin, pathname, search } = shop
  const live = await lookAtShop(origin)
  const shown: Shown[] = []
  const found = new Map<string, readonly Problem[]>()
  const locals = () => shown.map(({ local }) => local)
  let builds = 1
  let opened = false
  const dev = serveAgainst({
    origin,
    locals,
    builds: () => builds,
    newest: () => [
      ...shown.flatMap(({ newest }) => newest),
      { kind: 'problems', problems: [...found.values()].flat() },
    ],
    drawn,
    locate,
  })
  const problems = (of: string, now: readonly Problem[]) => {
    if (now.length === 0 && !found.get(of)?.length) return
    found.set(of, now)
    for (const problem of now) console.error(inWords(problem))
    dev.tell({ kind: 'problems', problems: [...found.values()].flat() })
  }
  const show = (i: number, { news, words, ...change }: Change): boolean => {
    const { local } = change
    try {
      // Until all have a first build there is nothing to fit beside: what they come to is looked at then.
      if (opened) refuse(locals().with(i, local), new URL(origin))
    } catch (error) {
      problems(`fit ${i}`, [{ of: local.page.name, kind: 'build', message: messageOf(error) }])
      return false
    }
    problems(`fit ${i}`, [])
    shown[i] = change
    builds++
    for (const one of news) dev.tell(one)
    console.log(words)
    return true
  }
  await Promise.all(
    sources.map(async (source, i) => {
      const first = await source.open(
        change => show(i, change),
        now => problems(`build ${i}`, now),
      )
      shown[i] ??= first
    }),
  )
  function refuse(all: readonly LocalRelease[], address: URL) {
    const remotes = all.filter(({ page }) => page.name !== HOST_NAME)
    if (remotes.length > 0) refuseUnfit(live, remotes, address)
  }
  refuse(locals(), shop)
  opened = true
  await listenAt(dev.server, port)
  const page = pathname === '/' ? '' : pathname + search
  const url = `http://localhost:${(dev.server.address() as AddressInfo).port}${page}`
  const close = async () => {
    dev.server.close()
    dev.server.closeAllConnections()
    await Promise.all(sources.map(source => source.close?.()))
  }
  return { url, live, problems, close }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
