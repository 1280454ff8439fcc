import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type LocalRelease, readLocalRelease, readUpdateScript } from './local-release.ts'
import { lookAtShop } from './look-at-shop.ts'
import { refuseUnfit } from './refuse-unfit.ts'
import { serveAgainst } from './serve.ts'

/** Where it listens unless told otherwise: beside a shop of this machine, its backend and the operators' pages, or a tunnel to them. */
export const DEV_PORT = '8070'
const POLL_INTERVAL_MS = 200

/** A remote that is worked on. */
export interface Source {
  folder: string
  /** Builds the folder into its `dist`. @throws with what is wrong */
  build(): Promise<unknown>
  /** Another text whenever something changed that the build reads. */
  inputs(): string
}

/**
 * Runs remotes inside a deployed shop, for whoever sits here alone (REL-7); ends with the process.
 * @param shop address of the deployed one, or of a page of the remotes in it
 * @param port of all of them; 0 takes any that is free
 * @throws Error when they cannot be run inside what is at that address
 */
export async function developAgainst(sources: readonly Source[], shop: URL, port: number): Promise<never> {
  const { origin, pathname, search } = shop
  const live = await lookAtShop(origin)
  const seen = sources.map(source => source.inputs())
  const locals: LocalRelease[] = []
  for (const [i, source] of sources.entries()) locals[i] = await built(source)
  refuseUnfit(live, locals, shop)
  let builds = 1
  const script = await readUpdateScript()
  const { server, tell } = serveAgainst({ origin, locals: () => locals, builds: () => builds, script })
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  )
  const address = server.address()
  const page = pathname === '/' ? '' : pathname + search
  console.log(`ready http://localhost:${typeof address === 'object' ? address?.port : port}${page}`)
  console.log(`${locals.map(({ page }) => page.name).join(', ')} from here, everything else from ${origin}`)
  for (;;) {
    await pause(POLL_INTERVAL_MS)
    for (const [i, source] of sources.entries()) {
      const now = source.inputs()
      if (now === seen[i]) continue
      seen[i] = now
      const began = performance.now()
      try {
        const local = await built(source)
        refuseUnfit(live, locals.with(i, local), new URL(origin))
        locals[i] = local
        builds++
        tell(local)
        const { name, release } = local.page
        console.log(`built ${name} ${release} in ${Math.round(performance.now() - began)} ms`)
      } catch (error) {
        console.error(error instanceof Error ? error.message : error)
      }
    }
  }
}

async function built({ folder, build }: Source): Promise<LocalRelease> {
  await build()
  return readLocalRelease(join(folder, 'dist'))
}
