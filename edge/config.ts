import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ReleaseSettings, readSettings } from 'releases/document'
import { oddProxy, PROXIES } from 'server-kit/proxies.ts'
import { LIMITS } from './limits.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

export interface EdgeConfig {
  port: number
  /** Address to listen on; `localhost` listens on both loopback addresses. */
  host: string
  /** Origin of the store's backend, without a trailing slash. */
  apiOrigin: string
  /** Origin shoppers see. Addresses are built from it, never from a request's Host. */
  publicOrigin: string
  releases: ReleaseSettings
  /** Private folder for verified code and the last accepted document. */
  cache: string
  /** Where pictures of the catalogue stand, besides our own origin and what the store's document names. */
  pictureOrigins: string[]
  /** Proxies in front whose X-Forwarded-For is believed: addresses or ranges, with commas. */
  trustProxy: string | false
  logLevel: string
  /** False takes back the service worker of every browser that asks (PWA-5). */
  serviceWorker: boolean
  /** Visitors who have nothing of their own here are sent a page that was drawn for another of them. */
  sharedPages: boolean
  /** Browsers are told what to load while a page waits: what stands in front passes that on. */
  earlyHints: boolean
  /** Anybody may see what pages are made of (`?composition`): for development alone. */
  inspect: boolean
  /** Time that all calls of one page view to the API may take together, ms. */
  apiLimit: number
  /** A request, headers and body, has arrived within so many ms, or its connection is closed. */
  requestLimit: number
  /** A connection on which nothing moves for so long while an answer is on its way is closed, ms. */
  unreadLimit: number
  /** With less room on the disk of the cache the edge says so, bytes. */
  minFree: number
  /** Releases whose code one process may hold before a fresh one takes over. */
  releasesInMemory: number
  /** Another process stands by, and serves at once where one ends: twice the memory. */
  standby: boolean
  /** The supervisor asks a serving process so often whether it still can, ms. */
  pulse: number
  /** Where Prometheus asks; null when nobody does. */
  metrics: { port: number; host: string } | null
  /** The operators' pages; null when they are not wanted. */
  operator: { port: number; host: string; tokenFile: string } | null
}

/**
 * @param env PORT, HOST, API_ORIGIN, PUBLIC_ORIGIN, PICTURE_ORIGINS, DATA_DIR, TRUST_PROXY, LOG_LEVEL, SERVICE_WORKER, SHARED_PAGES, EARLY_HINTS, INSPECT, API_LIMIT_MS, REQUEST_LIMIT_MS, UNREAD_LIMIT_MS, MIN_FREE_MB, RELEASES_IN_MEMORY, STANDBY, PULSE_MS, METRICS_PORT, METRICS_HOST, OPERATOR_PORT, OPERATOR_HOST, OPERATOR_TOKEN_FILE, and those of the release store
 * @throws Error naming the variable that makes no sense
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): EdgeConfig {
  const port = portOf('PORT', env.PORT || '8080')
  const cache = resolve(ROOT, env.DATA_DIR || '.data', 'edge')
  return {
    port,
    host: env.HOST || 'localhost',
    apiOrigin: origin('API_ORIGIN', env.API_ORIGIN || 'http://127.0.0.1:8081'),
    publicOrigin: origin('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN || `http://localhost:${port}`),
    pictureOrigins: (env.PICTURE_ORIGINS || '')
      .split(',')
      .filter(Boolean)
      .map(one => origin('PICTURE_ORIGINS', one.trim())),
    releases: readSettings(env),
    cache,
    trustProxy: proxiesOf(env.TRUST_PROXY || ''),
    logLevel: oneOf('LOG_LEVEL', env.LOG_LEVEL || 'info', LOG_LEVELS),
    serviceWorker: switchOf('SERVICE_WORKER', env.SERVICE_WORKER || 'on'),
    sharedPages: switchOf('SHARED_PAGES', env.SHARED_PAGES || 'on'),
    earlyHints: switchOf('EARLY_HINTS', env.EARLY_HINTS || 'off'),
    inspect: switchOf('INSPECT', env.INSPECT || 'off'),
    apiLimit: countOf('API_LIMIT_MS', env.API_LIMIT_MS || '1400'),
    requestLimit: countOf('REQUEST_LIMIT_MS', env.REQUEST_LIMIT_MS || String(LIMITS.request)),
    unreadLimit: countOf('UNREAD_LIMIT_MS', env.UNREAD_LIMIT_MS || String(LIMITS.unread)),
    minFree: countOf('MIN_FREE_MB', env.MIN_FREE_MB || '64') * 1024 * 1024,
    releasesInMemory: countOf('RELEASES_IN_MEMORY', env.RELEASES_IN_MEMORY || '40'),
    standby: switchOf('STANDBY', env.STANDBY || 'on'),
    pulse: countOf('PULSE_MS', env.PULSE_MS || String(LIMITS.pulse)),
    metrics: env.METRICS_PORT
      ? { port: portOf('METRICS_PORT', env.METRICS_PORT), host: env.METRICS_HOST || '127.0.0.1' }
      : null,
    operator: env.OPERATOR_PORT
      ? {
          port: portOf('OPERATOR_PORT', env.OPERATOR_PORT),
          host: env.OPERATOR_HOST || '127.0.0.1',
          tokenFile: resolve(ROOT, env.OPERATOR_TOKEN_FILE || resolve(cache, 'operator-token')),
        }
      : null,
  }
}

function portOf(name: string, value: string): number {
  const port = Number(value)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error(`${name} must be a port, not "${value}"`)
}

function switchOf(name: string, value: string): boolean {
  if (value === 'on' || value === 'off') return value === 'on'
  throw new Error(`${name} must be on or off, not "${value}"`)
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']
function oneOf(name: string, value: string, words: string[]): string {
  if (words.includes(value)) return value
  throw new Error(`${name} must be one of ${words.join(', ')}, not "${value}"`)
}

function proxiesOf(value: string): string | false {
  const odd = value ? oddProxy(value) : null
  if (odd !== null) throw new Error(`TRUST_PROXY must be ${PROXIES}, not "${odd}"`)
  return value || false
}

function countOf(name: string, value: string): number {
  const count = Number(value)
  if (Number.isInteger(count) && count > 0) return count
  throw new Error(`${name} must be a whole number above 0, not "${value}"`)
}

function origin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`${name} must be an http(s) origin, not "${value}"`)
  if (url.pathname !== '/' || url.search || url.username)
    throw new Error(`${name} must be an origin alone: "${value}"`)
  return url.origin
}
