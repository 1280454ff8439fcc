import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/process.ts'
import { TEMPLATE } from './data-folder.ts'
import { ROOT } from './shop.ts'

/** The processes of `npm start`, each by what stands in its command line, from the outermost in. */
export const ROLES = {
  launcher: /run\.mjs start/,
  starter: /scripts\/start\.ts/,
  supervisor: /edge\/main\.ts/,
  serving: /edge\/main\.ts/,
  'store-api': /store-api\/main\.ts/,
} as const
export type Role = keyof typeof ROLES

/** A shop as `npm start` runs it, that is started again over the same data whenever all of it has ended. */
export interface KeptShop {
  url: string
  dataDir: string
  /** Ids of everything that runs now, by what it is. */
  processes(): Partial<Record<Role, number>>
  /** Whether the outermost process has ended. */
  ended(): boolean
  /** Resolves once the outermost process has ended. */
  end: () => Promise<unknown>
  /** @throws Error with the log when it ends instead of serving */
  start(): Promise<void>
  log(): string
  remove(): Promise<void>
}

export const isAlive = (pid: number): boolean => {
  try {
    // A process that has ended and that nobody has asked after runs no more.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

export async function keptShop(env: NodeJS.ProcessEnv): Promise<KeptShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'arcade-kept-'))
  await cp(TEMPLATE, dataDir, { recursive: true })
  const port = await freePort()
  const url = `http://localhost:${port}`
  let child: ChildProcess | undefined
  let log = ''
  const ended = () => !child || child.exitCode !== null || child.signalCode !== null
  return {
    url,
    dataDir,
    ended,
    log: () => log,
    processes: () => (child?.pid && !ended() ? rolesBelow(child.pid) : {}),
    end: async () => void (child && !ended() && (await once(child, 'exit'))),
    async start() {
      const all = { ...process.env, LOG_LEVEL: 'warn', ...env, DATA_DIR: dataDir, PORT: String(port) }
      const started = spawn('node', ['scripts/run.mjs', 'start', '--as-is'], {
        cwd: ROOT,
        env: all,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      const from = log.length
      await new Promise<void>((resolve, reject) => {
        for (const stream of [started.stdout, started.stderr])
          stream.on('data', text => {
            log += text
            if (log.indexOf(`ready ${url}`, from) >= 0) resolve()
          })
        started.once('exit', code => reject(new Error(`the shop ended with ${code}\n${log.slice(from)}`)))
      })
    },
    async remove() {
      if (!ended()) {
        child?.kill('SIGTERM')
        await once(child as ChildProcess, 'exit')
      }
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function rolesBelow(launcher: number): Partial<Record<Role, number>> {
  const [starter] = childrenOf(launcher)
  const parts = starter ? childrenOf(starter) : []
  const supervisor = parts.find(pid => ROLES.supervisor.test(commandOf(pid)))
  const found = {
    launcher,
    starter,
    supervisor,
    // The other one stands by.
    serving: supervisor && childrenOf(supervisor)[0],
    'store-api': parts.find(pid => ROLES['store-api'].test(commandOf(pid))),
  }
  return Object.fromEntries(Object.entries(found).filter(([, pid]) => pid))
}

const childrenOf = (pid: number): number[] =>
  textOf(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)

const commandOf = (pid: number): string => textOf(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
