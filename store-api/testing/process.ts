import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

export interface StoreProcess {
  origin: string
  /** Ends it as operators do. */
  stop(): Promise<void>
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>
}

/** The server as operators start it, in a process of its own on a free port. @throws Error with its log when it ends early */
export async function startProcess(env: Record<string, string>): Promise<StoreProcess> {
  const dir = await mkdtemp(join(tmpdir(), 'store-api-'))
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dir,
      LOG_LEVEL: 'info',
      STORE: 'tea-house',
      SANDBOX: 'on',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  let log = ''
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      log = (log + chunk).slice(-20_000)
      const origin = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(log)?.[1]
      if (origin && log.includes('store-api ready')) resolve(origin)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', code => reject(new Error(`store-api ended with code ${code}\n${log}`)))
  })
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
    await rm(dir, { recursive: true, force: true })
  }
  return { origin, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}
