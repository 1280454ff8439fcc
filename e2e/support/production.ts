import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { connect } from 'node:tls'
import { answers, freePort, run, stop } from '../../scripts/process.ts'
import { pollUntil } from '../../store-api/chaos/poll-until.ts'
import { startPostgres } from '../../store-api/testing/private-cluster.ts'
import { composeServices, type Service } from './compose.ts'
import { ROOT, ungated } from './shop.ts'

/** For a process to be there; only what hangs takes so long. */
const START_MS = 300_000

/** The processes of docker-compose.yml, each with the environment, command and volumes that the file gives it. */
export interface Production {
  /** Through Caddy, as shoppers come. */
  url: string
  /** Both processes of store-api and both edges, past Caddy, and what an edge tells Prometheus. */
  apis: [string, string]
  edges: [string, string]
  metrics: string[]
  /** Through Caddy as with a domain name: HTTPS by a certificate of its own making. */
  secureUrl: string
  /** Where a service sees a path of its container. */
  pathIn(service: string, path: string): string
  /** The service `release` with this verb; answers its `--json`. */
  release(...args: string[]): Promise<Record<string, unknown>>
  /** The service `backup`, once. @returns the folder it wrote */
  backUp(): Promise<string>
  /** A command in the service `backup`, in its shell. */
  inBackup(command: string): Promise<string>
  /** Another edge and Caddy, for a backend that is not store-api, with the settings of docs/your-backend.md. @returns their address */
  inFrontOf(backend: string): Promise<string>
  /** Ends one process, as a machine that is gone does. */
  lose(service: string): Promise<void>
  /** Files of the image that something has written to since the start. */
  written(): Promise<string[]>
  log(): string
  stop(): Promise<void>
}

export async function startProduction(): Promise<Production> {
  const port = {
    caddy: await freePort(),
    https: await freePort(),
    edge: await freePort(),
    edge2: await freePort(),
    metrics: await freePort(),
    metrics2: await freePort(),
    api: await freePort(),
    api2: await freePort(),
  }
  const url = `http://localhost:${port.caddy}`
  const dir = await mkdtemp(join(tmpdir(), 'arcade-production-'))
  const secrets = await writeSecrets(join(dir, 'secrets'))
  const compose = await composeServices({
    SECRETS: join(dir, 'secrets'),
    PORT: String(port.caddy),
    PUBLIC_ORIGIN: url,
    STORE: 'tea-house',
    SANDBOX: 'on',
  })
  const service = (name: string): Service => {
    const found = compose[name]
    if (!found) throw new Error(`docker-compose.yml has no service ${name}`)
    return found
  }
  const pathIn = (name: string, path: string) => join(dir, 'services', name, path)
  for (const [name, { volumes }] of Object.entries(compose)) {
    await mount(dir, pathIn(name, '/'), volumes)
    await mkdir(pathIn(name, '/run'), { recursive: true })
    await symlink(join(dir, 'secrets'), pathIn(name, '/run/secrets'))
  }

  const {
    POSTGRES_USER = '',
    POSTGRES_DB = '',
    POSTGRES_PASSWORD_FILE = '',
  } = service('postgres').environment
  const password = secrets[basename(POSTGRES_PASSWORD_FILE)] ?? ''
  const postgres = await startPostgres({ user: POSTGRES_USER, password, database: POSTGRES_DB })

  // A service is reached by its name and the port it is told to listen on: a wrong one stays as it is and fails.
  const hosts: [string, string][] = [
    [`edge-1:${service('edge-1').environment.PORT}`, `127.0.0.1:${port.edge}`],
    [`edge-2:${service('edge-2').environment.PORT}`, `127.0.0.1:${port.edge2}`],
    [`store-api-1:${service('store-api-1').environment.PORT}`, `127.0.0.1:${port.api}`],
    [`store-api-2:${service('store-api-2').environment.PORT}`, `127.0.0.1:${port.api2}`],
    ['postgres:5432', `127.0.0.1:${postgres.port}`],
    ['uniquelocal', 'loopback'],
    ['0.0.0.0', '127.0.0.1'],
  ]
  const environment = (name: string, own: Record<string, string>) => {
    const entries = Object.entries(service(name).environment).map(([key, value]) => {
      if (key in own) return [key, own[key]]
      if (value.startsWith('/')) return [key, pathIn(name, value)]
      return [key, hosts.reduce((text, [there, here]) => text.replace(there, here), value)]
    })
    return { PATH: process.env.PATH, HOME: dir, ...Object.fromEntries(entries), ...own }
  }

  let log = ''
  const children: ChildProcess[] = []
  const running = new Map<string, ChildProcess>()
  const start = (name: string, own: Record<string, string>, command = service(name).command) => {
    const [program = '', ...args] = command
    const child = spawn(program, args, {
      cwd: ROOT,
      env: environment(name, own),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', chunk => {
        log += `${name}: ${chunk}`
      })
    }
    child.on('error', error => {
      log += `${name}: ${error.message}\n`
    })
    children.push(child)
    if (!running.has(name)) running.set(name, child)
    return child
  }
  const stopAll = async () => {
    for (const child of children.toReversed()) await stop(child)
    await postgres.stop()
    await rm(dir, { recursive: true, force: true })
  }
  const oneShot = (name: string, command: string[], own: Record<string, string> = {}) =>
    run('env', ['-i', ...pairs(environment(name, own)), ...command], { cwd: ROOT, label: name })
  const database = { PGHOST: '127.0.0.1', PGPORT: String(postgres.port) }
  const at = (...ports: [number, number]) => ports.map(p => `http://127.0.0.1:${p}`) as [string, string]
  const [apis, edges, metrics] = [
    at(port.api, port.api2),
    at(port.edge, port.edge2),
    at(port.metrics, port.metrics2),
  ]
  const startCaddy = async (url: string, own: Record<string, string>) => {
    const [http, health] = [String(await freePort()), String(await freePort())]
    const caddy = start('caddy', { HTTP_PORT: http, HEALTH_PORT: health, ...own }, [
      'caddy',
      'run',
      '--config',
      'edge/Caddyfile',
      '--adapter',
      'caddyfile',
    ])
    await answers(`${url}/readyz`, caddy, START_MS)
    await answers(`http://127.0.0.1:${health}/healthz`, caddy, START_MS)
  }
  const began = join(dir, 'began')
  await writeFile(began, '')

  try {
    // One of them fills the empty database, as depends_on has it.
    for (const [i, origin] of apis.entries())
      await answers(
        `${origin}/readyz`,
        start(`store-api-${i + 1}`, { PORT: new URL(origin).port, METRICS_PORT: '0' }),
        START_MS,
      )
    await oneShot('publish', service('publish').command)
    const starting = edges.map((origin, i) => {
      const ports = { PORT: new URL(origin).port, METRICS_PORT: new URL(metrics[i] ?? '').port }
      return answers(`${origin}/readyz`, start(`edge-${i + 1}`, ports), START_MS)
    })
    await Promise.all(starting)
    // As with a domain name beside the plain one.
    await startCaddy(url, { SITE_ADDRESS: `:${port.caddy}, localhost`, HTTPS_PORT: String(port.https) })
    // Caddy makes the certificate of a name beside all this, and refuses whoever comes before it is there.
    await pollUntil('the certificate', async () => (await shakesHands(port.https)) || null)
  } catch (error) {
    await stopAll()
    throw new Error(`${(error as Error).message}\n${log}`)
  }
  return {
    url,
    apis,
    edges,
    metrics: metrics.map(origin => `${origin}/metrics`),
    secureUrl: `https://localhost:${port.https}`,
    pathIn,
    release: async (...args) =>
      JSON.parse(await oneShot('release', ['node', 'releases/cli.ts', ...ungated(args), '--json'])),
    async backUp() {
      await oneShot('backup', ['sh', 'docker/backup.sh', 'once'], database)
      return pathIn('backup', '/backups/newest')
    },
    inBackup: command =>
      oneShot('backup', ['sh', '-c', command.replaceAll('/backups', pathIn('backup', '/backups'))], database),
    async inFrontOf(backend) {
      const [site, https, edge] = [await freePort(), String(await freePort()), String(await freePort())]
      const [PUBLIC_ORIGIN, EDGE] = [`http://localhost:${site}`, `127.0.0.1:${edge}`]
      const own = { PORT: edge, METRICS_PORT: '0', DATA_DIR: join(dir, 'other-edge') }
      const child = start('edge-1', { ...own, API_ORIGIN: backend, PUBLIC_ORIGIN })
      await answers(`http://${EDGE}/readyz`, child, START_MS)
      await startCaddy(PUBLIC_ORIGIN, { SITE_ADDRESS: `:${site}`, HTTPS_PORT: https, EDGE, STORE_API: EDGE })
      return PUBLIC_ORIGIN
    },
    async lose(name) {
      const child = running.get(name)
      child?.kill('SIGKILL')
      if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
    async written() {
      const image = [
        'edge',
        'releases',
        'scripts',
        'store-api',
        'shared-contracts',
        'payment-sandbox',
        'demo-stores',
      ]
      const found = await run(
        'find',
        [...image, '-newer', began, '-type', 'f', '-not', '-path', '*/node_modules/*'],
        {
          cwd: ROOT,
        },
      )
      return found.split('\n').filter(Boolean)
    },
    log: () => log,
    stop: stopAll,
  }
}

/** @returns whether TLS comes about at a port of this machine, by whatever certificate */
function shakesHands(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect({ port, servername: 'localhost', rejectUnauthorized: false })
    const is = (there: boolean) => {
      socket.destroy()
      resolve(there)
    }
    socket.once('secureConnect', () => is(true)).once('error', () => is(false))
  })
}

/** The files that docker-compose.yml has secrets in. @returns what stands in each */
async function writeSecrets(folder: string): Promise<Record<string, string>> {
  const secrets = {
    database_password: randomBytes(12).toString('hex'),
    data_key: randomBytes(32).toString('hex'),
  }
  await mkdir(folder)
  for (const [name, secret] of Object.entries(secrets)) await writeFile(join(folder, name), `${secret}\n`)
  return secrets
}

const pairs = (env: Record<string, string | undefined>): string[] =>
  Object.entries(env).map(([key, value]) => `${key}=${value}`)

/** Gives a service's root its volumes as links, shallow paths first since one may lie in another. */
async function mount(dir: string, root: string, volumes: Record<string, string>): Promise<void> {
  for (const [path, name] of Object.entries(volumes).sort(([a], [b]) => a.length - b.length)) {
    const volume = join(dir, 'volumes', name)
    await mkdir(volume, { recursive: true })
    await mkdir(dirname(join(root, path)), { recursive: true })
    // The first service to come has made the inner link in the shared volume already.
    await symlink(volume, join(root, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}
