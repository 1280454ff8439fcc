import { createPublicKey } from 'node:crypto'
import { lstat, realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { signingKey } from 'releases/signing'
import { isFolder } from 'releases/store'
import { makeFolder } from 'server-kit/make-folder.ts'
import type { EdgeConfig } from '../config.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Where the code of the edge itself lies. */
const OWN_CODE = ['node_modules', 'edge', 'releases', 'server-kit', 'shared-contracts', 'package.json']

/** What a process that runs releases' code is given of the environment: a secret that some other program needs is not in its reach. */
const NEEDED = [
  ...['PATH', 'HOME', 'TZ', 'LANG', 'NODE_ENV', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS'],
  ...['PORT', 'HOST', 'API_ORIGIN', 'PUBLIC_ORIGIN', 'PICTURE_ORIGINS', 'DATA_DIR', 'TRUST_PROXY'],
  ...[
    'LOG_LEVEL',
    'API_LIMIT_MS',
    'REQUEST_LIMIT_MS',
    'UNREAD_LIMIT_MS',
    'MIN_FREE_MB',
    'SERVICE_WORKER',
    'SHARED_PAGES',
    'EARLY_HINTS',
    'INSPECT',
  ],
  ...['RELEASES_IN_MEMORY', 'PULSE_MS', 'METRICS_PORT', 'METRICS_HOST'],
  // Not a collector's secrets (OTEL_EXPORTER_OTLP_HEADERS): releases' code would have them.
  ...['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_TRACES_SAMPLER_ARG'],
  ...['RELEASE_STORE', 'RELEASE_KEYS', 'RELEASE_PUBLIC_KEY', 'RELEASE_THRESHOLD'],
  'AWS_REGION',
]

/** Of a bucket. Where the supervisor's may write releases, `SERVING_…` names those that may do no more than serving needs (docs/operate.md). */
const CREDENTIALS = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'] as const

/** How a process is started that runs releases' code. */
export interface Confinement {
  /** `undefined` takes a variable away. */
  env: Record<string, string | undefined>
  execArgv: string[]
}

/**
 * Confines what serves pages, for it runs the code of every team: Node lets it read the edge's own code, the release store
 * and the public keys, write its cache, and start no process. The signing key, the operators' token, the database and
 * whatever else lies on the machine is out of its reach (docs/decisions/0034).
 */
export async function confinement(
  { cache, releases }: Pick<EdgeConfig, 'cache' | 'releases'>,
  env: NodeJS.ProcessEnv,
): Promise<Confinement> {
  const store = isFolder(releases.store) ? [releases.store] : []
  const claims = store.map(folder => join(dirname(folder), 'claims'))
  const written = [...['code', 'accepted', 'stops', 'incoming'].map(name => join(cache, name)), ...claims]
  const read = [
    ...OWN_CODE.map(name => join(ROOT, name)),
    ...store,
    join(releases.keys, 'trusted'),
    ...written,
  ]
  // It may not make them itself.
  for (const folder of written) await makeFolder(folder, 0o700).catch(() => {})
  const below = async (flag: string, wanted: readonly string[]) => {
    const found = await Promise.all(wanted.map(alongLinks))
    const paths = found.flatMap(({ folders, links }) => [...links, ...folders.flatMap(f => [f, `${f}/*`])])
    return [...new Set(paths)].map(path => `${flag}=${path}`)
  }
  const whose = env.SERVING_AWS_ACCESS_KEY_ID ? 'SERVING_' : ''
  return {
    env: {
      ...Object.fromEntries(
        Object.keys(env).map(name => [name, NEEDED.includes(name) ? env[name] : undefined]),
      ),
      ...Object.fromEntries(CREDENTIALS.map(name => [name, env[whose + name]])),
      ...(releases.signingKey && { RELEASE_PUBLIC_KEY: await publicHalves(releases) }),
    },
    execArgv: [
      '--permission',
      ...(await below('--allow-fs-read', read)),
      ...(await below('--allow-fs-write', written)),
    ],
  }
}

/** Where a volume is a link, an imported module is read at its target, and Node asks the link itself where it leads. */
async function alongLinks(folder: string): Promise<{ folders: string[]; links: string[] }> {
  const links: string[] = []
  for (let path = folder; path !== dirname(path); path = dirname(path)) {
    const found = await lstat(path).catch(() => null)
    if (found?.isSymbolicLink()) links.push(path)
  }
  return { folders: [folder, await realpath(folder).catch(() => folder)], links }
}

/** What RELEASE_SIGNING_KEY signs is trusted by who knows only its public half. */
async function publicHalves(settings: EdgeConfig['releases']): Promise<string> {
  const { privateKey } = await signingKey(settings)
  const own = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')
  return [...settings.publicKeys, own].join(',')
}
