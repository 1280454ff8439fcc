import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { globSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { freePort } from 'scripts/process.ts'

export interface Account {
  user: string
  password: string
  database: string
}

export interface PrivateCluster {
  port: number
  /** Ends the server and keeps its data; `immediate` leaves recovery to the next start, as a crash does. */
  halt(how: 'fast' | 'immediate'): Promise<void>
  /** Starts the halted server again, on the same port. */
  resume(): Promise<void>
  stop(): Promise<void>
}

/** A shop holds up to twenty connections. */
const SETTINGS = ['listen_addresses=127.0.0.1', 'max_connections=300', 'fsync=off']

/** SIGINT ends connections too; SIGTERM would wait for their clients. */
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

const installed = () => globSync('/usr/lib/postgresql/*/bin').sort().at(-1)

/** Whether `startPostgres` finds PostgreSQL on this machine. */
export const canStartPostgres = (): boolean => installed() !== undefined

export interface ClusterOptions {
  /** Besides ours, as \`name=value\`. */
  settings?: readonly string[]
  /** Takes what the server logs. */
  onLog?: (text: string) => void
}

/**
 * A private PostgreSQL cluster on a free loopback port, from the system's package (Debian: postgresql).
 * @throws Error when the package is missing or the server does not start
 */
export async function startPostgres(
  account: Account,
  { settings = [], onLog }: ClusterOptions = {},
): Promise<PrivateCluster> {
  const bin = installed()
  if (!bin) throw new Error('PostgreSQL is needed: install the package "postgresql"')
  const dir = await mkdtemp(join(tmpdir(), 'arcade-postgres-'))
  const passwordFile = join(dir, 'password')
  await writeFile(passwordFile, account.password, { mode: 0o600 })
  const as = await notRoot([dir, passwordFile])
  const options = { cwd: dir, env: { LC_ALL: 'C.UTF-8', PATH: bin, PGPASSWORD: account.password }, ...as }
  const data = join(dir, 'data')
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', account.user, `--pwfile=${passwordFile}`, '-A', 'scram-sha-256', '-E', 'UTF8', '-N'],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const port = await freePort()
  const serve = () => {
    const child = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', dir, ...[...SETTINGS, ...settings].flatMap(one => ['-c', one])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    if (onLog) child.stderr.setEncoding('utf8').on('data', onLog)
    return child
  }
  let server = serve()
  await accepting(server)
  execFileSync(
    join(bin, 'createdb'),
    ['-h', '127.0.0.1', '-p', String(port), '-U', account.user, account.database],
    options,
  )
  const halt = async (how: keyof typeof SIGNALS) => {
    const ended = new Promise(resolve => server.once('exit', resolve))
    if (server.exitCode === null && server.kill(SIGNALS[how])) await ended
  }
  return {
    port,
    halt,
    resume: () => {
      server = serve()
      return accepting(server)
    },
    async stop() {
      await halt('fast')
      await rm(dir, { recursive: true, force: true })
    },
  }
}

export interface Cluster extends Pick<PrivateCluster, 'halt' | 'resume' | 'stop'> {
  /** Address of its one database, empty at first. */
  url: string
}

/**
 * A PostgreSQL server of its own on a free loopback port, for tests that stop it.
 * @throws Error when PostgreSQL is not installed: such a test fails, it is never skipped
 */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const password = randomBytes(12).toString('hex')
  const { port, ...cluster } = await startPostgres({ user: 'races', password, database: 'races' }, options)
  return { url: `postgres://races:${password}@127.0.0.1:${port}/races`, ...cluster }
}

/** Waits until a server takes connections. @throws Error with its log when it ends instead */
function accepting(server: ChildProcessByStdio<null, null, Readable>): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    server.stderr.on('data', chunk => {
      log = (log + chunk).slice(-20_000)
      if (log.includes('ready to accept connections')) resolve()
    })
    server.on('error', reject)
    server.on('exit', code => reject(new Error(`PostgreSQL ended with code ${code}\n${log}`)))
  })
}

/** PostgreSQL refuses to run as root. @returns whom to run it as, by then the owner of `paths` */
async function notRoot(paths: string[]): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const [uid, gid] = [idOf('-u'), idOf('-g')]
  await Promise.all(paths.map(path => chown(path, uid, gid)))
  return { uid, gid }
}
