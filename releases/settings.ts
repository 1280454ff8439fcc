import { hostname, userInfo } from 'node:os'
import { dirname, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isQuoted } from 'server-kit/written.ts'
import { ReleaseError } from './refusal.ts'
import { isFolder } from './store/location.ts'

const ROOT = folderFor(fileURLToPath(new URL('..', import.meta.url)), process.cwd())

/** Paths: what is no path by mistake would be made as a folder, and be another store than the shop's. */
const PLACES = ['DATA_DIR', 'RELEASE_STORE', 'RELEASE_KEYS']

export interface ReleaseSettings {
  /** Folder of the release store, its s3:// address, or the address of an edge's operators' port for a team that reaches neither. */
  store: string
  /** Folder of the signing key and of the trusted public keys: beside the store's folder, never inside it; for a bucket in DATA_DIR. */
  keys: string
  /** Private key (PEM, or base64 of PKCS #8) that stands in for the one in the keys folder. */
  signingKey: string | null
  /** Public keys (PEM, or base64 of SPKI) trusted besides those in the keys folder. */
  publicKeys: string[]
  /** Private key of a team, in whose name this command then acts (REL-13); the operators' own is not asked for. */
  teamKey: string | null
  /** Operators whose signatures a team's key needs. */
  threshold: number
  /** Origin shoppers see; links of previews and replays lead there. */
  publicOrigin: string
  /** Origin of a backend for trying releases out. */
  api: string
  /** Where acts that hold are told; null where nobody wants to know. */
  webhook: string | null
  /** `e-mail:password` of a shopper in whose place the gate opens pages. */
  gateShopper: string | null
  /** Origins of the edges that a write waits for; null: an edge of this store at `publicOrigin`, if there is one. */
  edges: string[] | null
  /** Who stands in the audit log. */
  actor: string
}

/**
 * @param above folder that this package lies in
 * @param cwd where the command was given
 * @returns folder that paths are relative to: the repository; of an installed package where it is used, for what lies among packages is gone with the next install
 */
export function folderFor(above: string, cwd: string): string {
  return above.split(sep).includes('node_modules') ? cwd : above
}

/**
 * @param env RELEASE_STORE, DATA_DIR, RELEASE_KEYS, RELEASE_SIGNING_KEY, RELEASE_PUBLIC_KEY (several: with commas), RELEASE_ACTOR,
 *   RELEASE_TEAM_KEY, RELEASE_THRESHOLD, RELEASE_WEBHOOK, GATE_SHOPPER, RELEASE_EDGES (several: with commas), PUBLIC_ORIGIN, PORT, API_ORIGIN
 * @throws ReleaseError when RELEASE_STORE is neither a folder's path nor an address that stores are at, a place stands in quotes, PUBLIC_ORIGIN, API_ORIGIN or one of
 *   RELEASE_EDGES is no origin, GATE_SHOPPER nobody, PORT no port, RELEASE_WEBHOOK no address, or RELEASE_THRESHOLD no number
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): ReleaseSettings {
  for (const name of PLACES)
    if (isQuoted(env[name] ?? ''))
      throw new ReleaseError('usage', `${name} stands in quotes, which belong to no setting: ${env[name]}`)
  const data = resolve(ROOT, env.DATA_DIR || '.data')
  const named = env.RELEASE_STORE || resolve(data, 'releases')
  const far = !isFolder(named)
  if (far ? !URL.canParse(named) : /^[a-z][a-z0-9+.-]+:/i.test(named)) {
    throw new ReleaseError(
      'usage',
      `RELEASE_STORE must be a folder, an s3:// address, or for a team an https:// one, not "${named}"`,
    )
  }
  const publicOrigin = env.PUBLIC_ORIGIN
    ? originOf('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN)
    : `http://localhost:${portOf(env.PORT || '8080')}`
  const threshold = Number(env.RELEASE_THRESHOLD || 1)
  if (!Number.isInteger(threshold) || threshold < 1)
    throw new ReleaseError(
      'usage',
      `RELEASE_THRESHOLD must be a whole number, not "${env.RELEASE_THRESHOLD}"`,
    )
  const store = far ? named : resolve(ROOT, named)
  const beside = far ? data : dirname(store)
  return {
    store,
    keys: env.RELEASE_KEYS ? resolve(ROOT, env.RELEASE_KEYS) : resolve(beside, 'keys'),
    signingKey: env.RELEASE_SIGNING_KEY || null,
    publicKeys: listOf(env.RELEASE_PUBLIC_KEY),
    teamKey: env.RELEASE_TEAM_KEY || null,
    threshold,
    webhook: env.RELEASE_WEBHOOK ? webhookOf(env.RELEASE_WEBHOOK) : null,
    gateShopper: env.GATE_SHOPPER ? shopperOf(env.GATE_SHOPPER) : null,
    edges: env.RELEASE_EDGES ? listOf(env.RELEASE_EDGES).map(edge => originOf('RELEASE_EDGES', edge)) : null,
    publicOrigin,
    // A running shop passes /api on, so that its own address serves too.
    api: env.API_ORIGIN ? originOf('API_ORIGIN', env.API_ORIGIN) : publicOrigin,
    actor: env.RELEASE_ACTOR || `${userName()}@${hostname()}`,
  }
}

const listOf = (text = '') =>
  text
    .split(',')
    .map(one => one.trim())
    .filter(Boolean)

/** Links are built from it, and edges asked at it: what is none would end in the middle of the work. */
function originOf(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username)
    return url.origin
  throw new ReleaseError(
    'usage',
    `${name} must be an http(s) origin like https://shop.example, not "${value}"`,
  )
}

/** Its value is not said: what a chat program gives out holds a secret. */
function webhookOf(value: string): string {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value
  throw new ReleaseError('usage', 'RELEASE_WEBHOOK must be an address that starts with https:// or http://')
}

/** Its value is not said: it holds a password. */
function shopperOf(value: string): string {
  if (/^[^@:\s]+@[^@:\s]+:./.test(value)) return value
  throw new ReleaseError('usage', 'GATE_SHOPPER must be an e-mail address, a colon and a password')
}

function portOf(value: string): number {
  const port = Number(value)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new ReleaseError('usage', `PORT must be a port, not "${value}"`)
}

function userName(): string {
  // Throws for a uid without a name, as containers have them.
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.() ?? 'unknown')
  }
}
