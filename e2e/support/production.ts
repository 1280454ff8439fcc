import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { answers, freePort, run, stop } from '../../scripts/process.ts'
import { startPostgres } from '../../store-api/testing/private-cluster.ts'
import { composeServices, type Service } from './compose.ts'
import { ROOT, ungated } from './shop.ts'

/** The processes of docker-compose.yml, each with the environment, command and volumes that the file gives it. */
export interface Production {
  /** Through Caddy, as shoppers come. */
  url: string
  /** Both processes of store-api, past Caddy, and what edge tells Prometheus. */
  apis: [string, string]
  metrics: string
  /** Where a service sees a path of its container. */
  pathIn(service: string, path: string): string
  /** The service `release` with this verb; answers its `--json`. */
  release(...args: string[]): Promise<Record<string, unknown>>
  log(): string
  stop(): Promise<void>
}

export async function startProduction(): Promise<Production> {
  const port = {
    caddy: await freePort(),
    edge: await freePort(),
    metrics: await freePort(),
    api: await freePort(),
    api2: await freePort(),
  }
  const url = `http://localhost:${port.caddy}`
  const compose = await composeServices({
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
  const dir = await mkdtemp(join(tmpdir(), 'arcade-production-'))
  const pathIn = (name: string, path: string) => join(dir, 'services', name, path)
  for (const [name, { volumes }] of Object.entries(compose)) await mount(dir, pathIn(name, '/'), volumes)

  const { POSTGRES_USER = '', POSTGRES_PASSWORD = '', POSTGRES_DB = '' } = service('postgres').environment
  const postgres = await startPostgres({
    user: POSTGRES_USER,
    password: POSTGRES_PASSWORD,
    database: POSTGRES_DB,
  })

  // A service is reached by its name and the port it is told to listen on: a wrong one stays as it is and fails.
  const hosts: [string, string][] = [
    [`edge:${service('edge').environment.PORT}`, `127.0.0.1:${port.edge}`],
    [`store-api:${service('store-api').environment.PORT}`, `127.0.0.1:${port.api}`],
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
    return { PATH: process.env.PATH, HOME: dir, ...Object.fromEntries(entries) }
  }

  let log = ''
  const children: ChildProcess[] = []
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
    return child
  }
  const stopAll = async () => {
    for (const child of children.toReversed()) await stop(child)
    await postgres.stop()
    await rm(dir, { recursive: true, force: true })
  }
  const oneShot = (name: string, command: string[]) =>
    run('env', ['-i', ...pairs(environment(name, {})), ...command], { cwd: ROOT, label: name })
  const origins = [port.api, port.api2].map(p => `http://127.0.0.1:${p}`) as [string, string]

  try {
    const apis = [port.api, port.api2].map(p => start('store-api', { PORT: String(p), METRICS_PORT: '0' }))
    await oneShot('publish', service('publish').command)
    const edge = start('edge', { PORT: String(port.edge), METRICS_PORT: String(port.metrics) })
    await Promise.all([
      ...apis.map((child, i) => answers(`${origins[i]}/readyz`, child, 120_000)),
      answers(`http://127.0.0.1:${port.edge}/readyz`, edge, 120_000),
    ])
    const caddy = start(
      'caddy',
      {
        SITE_ADDRESS: `:${port.caddy}`,
        STORE_API: [port.api, port.api2].map(p => `127.0.0.1:${p}`).join(' '),
      },
      ['caddy', 'run', '--config', 'edge/Caddyfile', '--adapter', 'caddyfile'],
    )
    await answers(`${url}/readyz`, caddy, 120_000)
  } catch (error) {
    await stopAll()
    throw new Error(`${(error as Error).message}\n${log}`)
  }
  return {
    url,
    apis: origins,
    metrics: `http://127.0.0.1:${port.metrics}/metrics`,
    pathIn,
    release: async (...args) =>
      JSON.parse(await oneShot('release', ['node', 'releases/cli.ts', ...ungated(args), '--json'])),
    log: () => log,
    stop: stopAll,
  }
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
