import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { build } from '../build.ts'
import { inputsOf } from '../inputs.ts'
import { type LocalRelease, readLocalRelease, readUpdateScript } from './local-release.ts'
import { serveAgainst } from './serve.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const LOOK_MS = 200

/**
 * Runs one remote inside a deployed shop, for whoever sits here alone (REL-7); ends with the process.
 * @param origin the deployed shop's
 * @param port 0 takes any that is free
 */
export async function developAgainst(name: string, origin: string, port: number): Promise<never> {
  const dist = join(ROOT, name, 'dist')
  let inputs = inputsOf(ROOT, name)
  await build([name])
  let local: LocalRelease = await readLocalRelease(dist)
  let builds = 1
  const script = await readUpdateScript()
  const { server, tell } = serveAgainst({ origin, local: () => local, builds: () => builds, script })
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  )
  const address = server.address()
  console.log(`ready http://localhost:${typeof address === 'object' ? address?.port : port}`)
  console.log(`${name} from here, everything else from ${origin}`)
  for (;;) {
    await pause(LOOK_MS)
    const now = inputsOf(ROOT, name)
    if (now === inputs) continue
    inputs = now
    const began = performance.now()
    try {
      await build([name])
      local = await readLocalRelease(dist)
      builds++
      tell()
      console.log(`built ${name} ${local.page.release} in ${Math.round(performance.now() - began)} ms`)
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
    }
  }
}
