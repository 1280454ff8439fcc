import { execFileSync, spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/process.ts'

export interface Account {
  user: string
  password: string
  database: string
}

/**
 * A private PostgreSQL cluster on a free loopback port, from the system's package (Debian: postgresql).
 * @throws Error when the package is missing or the server does not start
 */
export async function startPostgres(account: Account): Promise<{ port: number; stop(): Promise<void> }> {
  const bin = globSync('/usr/lib/postgresql/*/bin').sort().at(-1)
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
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', dir, '-c', 'fsync=off'],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  await new Promise<void>((resolve, reject) => {
    let log = ''
    server.stderr.on('data', chunk => {
      log += chunk
      if (log.includes('ready to accept connections')) resolve()
    })
    server.on('error', reject)
    server.on('exit', code => reject(new Error(`PostgreSQL ended with code ${code}\n${log}`)))
  })
  execFileSync(
    join(bin, 'createdb'),
    ['-h', '127.0.0.1', '-p', String(port), '-U', account.user, account.database],
    options,
  )
  return {
    port,
    async stop() {
      const ended = new Promise(resolve => server.once('exit', resolve))
      // SIGINT ends connections too; SIGTERM would wait for their clients.
      if (server.exitCode === null && server.kill('SIGINT')) await ended
      await rm(dir, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root. @returns whom to run it as, by then the owner of `paths` */
async function notRoot(paths: string[]): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const [uid, gid] = [idOf('-u'), idOf('-g')]
  await Promise.all(paths.map(path => chown(path, uid, gid)))
  return { uid, gid }
}
