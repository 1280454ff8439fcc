import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type LocalRelease, readLocalRelease, readUpdateScript } from './local-release.ts'
import { serveAgainst } from './serve.ts'

const LOOK_MS = 200

export interface Developed {
  /** Folder of the remote. */
  folder: string
  /** Origin of the deployed shop. */
  origin: string
  /** 0 takes any that is free. */
  port: number
  /** Builds the folder into its `dist`. @throws with what is wrong */
  build(): Promise<unknown>
  /** Another text whenever something changed that the build reads. */
  inputs(): string
}

/** Runs one remote inside a deployed shop, for whoever sits here alone (REL-7); ends with the process. */
export async function developAgainst({ folder, origin, port, build, inputs }: Developed): Promise<never> {
  const dist = join(folder, 'dist')
  let seen = inputs()
  await build()
  let local: LocalRelease = await readLocalRelease(dist)
  let builds = 1
  const script = await readUpdateScript()
  const { server, tell } = serveAgainst({ origin, local: () => local, builds: () => builds, script })
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  )
  const address = server.address()
  console.log(`ready http://localhost:${typeof address === 'object' ? address?.port : port}`)
  console.log(`${local.page.name} from here, everything else from ${origin}`)
  for (;;) {
    await pause(LOOK_MS)
    const now = inputs()
    if (now === seen) continue
    seen = now
    const began = performance.now()
    try {
      await build()
      local = await readLocalRelease(dist)
      builds++
      tell()
      const { name, release } = local.page
      console.log(`built ${name} ${release} in ${Math.round(performance.now() - began)} ms`)
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
    }
  }
}
