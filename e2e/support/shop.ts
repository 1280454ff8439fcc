import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort, run, stop } from '../../scripts/process.ts'
import { dataFolder, TEMPLATE } from './data-folder.ts'
import { keepLog } from './failed-calls.ts'

export const ROOT = join(import.meta.dirname, '..', '..')
/** For tests that ask for many pages at once: a busy machine must not fail what works, ms. */
export const LONG_API_LIMIT = { API_LIMIT_MS: '6000' }

/** A whole running system of its own: edge, store-api, database, release store. */
export interface Shop {
  url: string
  dataDir: string
  /** Runs the operators' command against this shop's release store; answers its `--json`. */
  release(...args: string[]): Promise<Record<string, unknown>>
  /** What the processes wrote so far. */
  log(): string
  stop(): Promise<void>
}

/** Faults must reach shoppers to be seen: unless a test names a backend for the browser gate, it publishes without. */
export const ungated = (args: readonly string[]): string[] =>
  args[0] === 'publish' && !args.includes('--api') ? [...args, '--no-gate', '--reason', 'a test'] : [...args]

/**
 * @param env levers of `npm start`, e.g. API_ORIGIN; a shop that names its STORE has the embedded database
 * @param template data folder that it begins with
 */
export async function startShop(env: NodeJS.ProcessEnv = {}, template = TEMPLATE): Promise<Shop> {
  const { dataDir, database, remove } = await dataFolder(env, template)
  return launch(dataDir, ['--as-is'], { ...database, ...env }, remove)
}

/** Starts and stops a shop once so that its data folder can be copied. */
export async function prepareTemplate(): Promise<void> {
  const shop = await launch(TEMPLATE, [], {}, async () => {})
  await shop.stop()
}

async function launch(
  dataDir: string,
  options: string[],
  env: NodeJS.ProcessEnv,
  cleanUp: () => Promise<void>,
): Promise<Shop> {
  const port = Number(env.PORT) || (await freePort())
  const all = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    // What the backend limits, it counts by network: visitors say which is theirs (`newVisitor`).
    TRUST_PROXY: 'loopback',
    ...env,
  }
  const child = spawn('node', ['scripts/start.ts', ...options], {
    cwd: ROOT,
    env: all,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      log += chunk
    })
  }
  keepLog(() => log)
  const url = `http://localhost:${port}`
  await ready(child, () => log, url)
  return {
    url,
    dataDir,
    log: () => log,
    release: async (...args) =>
      JSON.parse(await run('node', ['releases/cli.ts', ...ungated(args), '--json'], { cwd: ROOT, env: all })),
    async stop() {
      await stop(child)
      await cleanUp()
    },
  }
}

function ready(child: ChildProcess, log: () => string, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (log().includes(`ready ${url}`)) resolve()
    })
    child.on('exit', code => reject(new Error(`the shop ended with code ${code}\n${log()}`)))
  })
}
