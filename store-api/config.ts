import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { oddProxy, PROXIES } from 'server-kit/proxies.ts'
import * as v from 'valibot'
import { givenSettings } from './given-settings.ts'
import { identityIn, SETTINGS as identitySettingNames } from './identity/environment.ts'
import { providerEntries, providersIn } from './payment/provider-environment.ts'
import { PUSH_SERVICES as BROWSER_PUSH_SERVICES } from './push/endpoint.ts'
import {
  count,
  mailServer,
  oneOf,
  onOff,
  origin,
  port,
  postgres,
  postgresUrl,
  sender,
} from './setting-kinds.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const Environment = v.object({
  PORT: v.optional(port, '8081'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  /** Where /metrics is served, apart from the shop; without a port nowhere. */
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  /** The store that an empty database is filled with: a name (`tea-house`) or the path of a store's file. */
  STORE: v.optional(
    v.pipe(v.string(), v.regex(/^[^\0\n]{1,500}$/, 'must be a store’s name, or a path in one line')),
  ),
  DATA_DIR: v.optional(v.string(), resolve(root, '.data')),
  /** MB that must stay free on the disk of DATA_DIR; with less nothing is written any more. */
  MIN_FREE_MB: v.optional(count('megabytes', 0, 999_999_999), '64'),
  DATABASE_URL: v.optional(postgres),
  /** Of DATABASE_URL, where it is not in it. */
  DATABASE_PASSWORD: v.optional(v.string()),
  PUBLIC_ORIGIN: v.optional(origin, 'http://localhost:8080'),
  /** Peers whose X-Forwarded-For is believed; addresses as Fastify's trustProxy takes them. */
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.check(value => oddProxy(value) === null, `must be ${PROXIES}`),
    ),
    'loopback',
  ),
  LOG_LEVEL: v.optional(oneOf(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
  /** Check every answer against its schema; costs time, meant for development and tests. */
  CHECK_ANSWERS: v.optional(onOff, process.env.NODE_ENV === 'production' ? 'off' : 'on'),
  /** Time in ms between /readyz saying no and the end of listening: longer than a balancer takes to notice. */
  DRAIN_MS: v.optional(
    count('milliseconds', 0, 99_999),
    process.env.NODE_ENV === 'production' ? '2000' : '0',
  ),
  /** ms within which a request must have arrived whole. */
  REQUEST_TIMEOUT_MS: v.optional(count('milliseconds', 1, 999_999), '20000'),
  /** Minutes an unpaid order keeps its stock and slot. */
  ORDER_MINUTES: v.optional(count('minutes', 1, 9999), '30'),
  /** Providers to try with, on this server; without it the settings of real ones are needed. */
  SANDBOX: v.optional(onOff, 'off'),
  ...providerEntries,
  /** Mail server; without one mails are put into DATA_DIR/mail. */
  SMTP_URL: v.optional(mailServer),
  MAIL_FROM: v.optional(sender, 'shop@localhost'),
  /** Hosts of push services, with commas; by default those of the browsers. */
  PUSH_SERVICES: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9.-]+(?:,[a-z0-9.-]+)*$/, 'must be host names with commas between them'),
      v.transform(names => names.split(',')),
    ),
    BROWSER_PUSH_SERVICES.join(),
  ),
  /** Encrypts identity documents: 64 hexadecimal digits; by default a key is made beside the data (DATA_DIR/data.key). */
  DATA_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits'), v.toLowerCase()),
  ),
  /** Where providers send notices to this server; itself by default. */
  NOTICE_ORIGIN: v.optional(origin),
})

const SETTINGS = [...Object.keys(Environment.entries), ...identitySettingNames]

export type Config = ReturnType<typeof readConfig>

/** Whether an address is on this machine, as a stand-in for trying is. */
const isHere = (address: string): boolean =>
  URL.canParse(address) && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname)

/** Simulated money beside real money, or on an address shoppers trust, is never meant. */
function simulatedProblems(env: Record<string, string | undefined>): string[] {
  if (env.SANDBOX !== 'on') return []
  const real = Object.values(providersIn(env).providers).some(({ api }) => api !== null && !isHere(api))
  const { wechat, wechatMini, alipay } = identityIn(env).identity
  return [
    ...(real || wechat || wechatMini || alipay
      ? ['SANDBOX: simulated providers cannot stand beside real ones; leave out either']
      : []),
    ...(env.PUBLIC_ORIGIN?.startsWith('https:')
      ? ['SANDBOX: money is only simulated there, so PUBLIC_ORIGIN must not be an https address']
      : []),
  ]
}

/** What does not work alone, and what nobody would miss before it is too late. */
const lonePassword = (env: Record<string, string | undefined>): string[] =>
  env.DATABASE_PASSWORD !== undefined && env.DATABASE_URL === undefined
    ? ['DATABASE_PASSWORD: is of DATABASE_URL, which is not set']
    : []

function withPassword(address: string, password: string | undefined): string {
  const url = postgresUrl(address)
  if (!password || !url) return address
  if (url.password === '') url.password = password
  return url.href
}

/**
 * Settings from environment variables; an empty one counts as unset.
 * @throws Error naming every setting that is wrong
 */
export function readConfig(env: Record<string, string | undefined>) {
  const { given, problems } = givenSettings(env, SETTINGS)
  const result = v.safeParse(Environment, given)
  problems.push(...(result.issues ?? []).map(i => `${v.getDotPath(i)}: ${i.message}`))
  problems.push(...providersIn(given).problems, ...identityIn(given).problems)
  problems.push(...simulatedProblems(given), ...lonePassword(given))
  if (!result.success || problems.length > 0) {
    throw new Error(`store-api cannot start, settings are wrong:\n  ${problems.join('\n  ')}`)
  }
  const e = result.output
  return {
    port: e.PORT,
    host: e.HOST,
    metrics: e.METRICS_PORT === undefined ? null : { port: e.METRICS_PORT, host: e.METRICS_HOST },
    store: e.STORE ?? null,
    /** Names the data folder of this store. */
    storeName: basename(e.STORE ?? 'store').replace(/\.\w+$/, ''),
    dataDir: resolve(e.DATA_DIR),
    minFreeBytes: e.MIN_FREE_MB * 1024 * 1024,
    databaseUrl: e.DATABASE_URL ? withPassword(e.DATABASE_URL, e.DATABASE_PASSWORD) : null,
    publicOrigin: e.PUBLIC_ORIGIN,
    trustProxy: e.TRUST_PROXY,
    logLevel: e.LOG_LEVEL,
    checkAnswers: e.CHECK_ANSWERS,
    orderMinutes: e.ORDER_MINUTES,
    drainMs: e.DRAIN_MS,
    requestTimeoutMs: e.REQUEST_TIMEOUT_MS,
    sandbox: e.SANDBOX,
    noticeOrigin: e.NOTICE_ORIGIN ?? null,
    mail: {
      smtpUrl: e.SMTP_URL ?? null,
      folder: resolve(e.DATA_DIR, 'mail'),
      from: e.MAIL_FROM,
    },
    pushServices: e.PUSH_SERVICES as readonly string[],
    dataKey: e.DATA_KEY ?? null,
    providers: providersIn(given).providers,
    identity: identityIn(given).identity,
  }
}
