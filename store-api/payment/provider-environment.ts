import { createPrivateKey, X509Certificate } from 'node:crypto'
import * as v from 'valibot'
import { linesOf, secret as longSecret, pem, webAddress } from '../setting-kinds.ts'
import type { ClientCertificate, ProviderName } from './provider.ts'

/** What the names of each provider's settings begin with. */
const PREFIX = {
  snappay: 'SNAPPAY',
  ott: 'OTT',
  iotpay: 'IOTPAY',
  citcon: 'CITCON',
  opay: 'OPAY',
  paypal: 'PAYPAL',
  'wechat-miniprogram': 'WECHATPAY',
} as const satisfies Record<ProviderName, string>
const NAMES = Object.keys(PREFIX) as ProviderName[]

/** Those that are asked nothing without an app’s id; PayPal’s is its webhook’s, and payments are looked for without it, too. */
const BY_APP: readonly ProviderName[] = ['snappay', 'wechat-miniprogram']

const web = v.optional(webAddress)
const text = v.optional(v.string())
const secret = v.optional(longSecret)

/** `OTT_API`, `OTT_MERCHANT_ID`, `OTT_APP_ID`, `OTT_SECRET` and so on for every provider. */
const ofEach: Record<string, typeof web | typeof text | typeof secret> = Object.fromEntries(
  Object.values(PREFIX).flatMap(p => [
    [`${p}_API`, web],
    [`${p}_MERCHANT_ID`, text],
    [`${p}_APP_ID`, text],
    [`${p}_SECRET`, secret],
  ]),
)
export const providerEntries = {
  ...ofEach,
  /** As the merchant's platform gives them: `apiclient_cert.pem`, `apiclient_key.pem`. */
  WECHATPAY_CERTIFICATE: v.optional(pem(text => new X509Certificate(text), 'must be a certificate as PEM')),
  WECHATPAY_CERTIFICATE_KEY: v.optional(pem(createPrivateKey, 'must be a private key as PEM')),
}

export interface GivenProvider {
  api: string | null
  merchantId: string | null
  appId: string | null
  secret: string | null
  certificate: ClientCertificate | null
}

/** The providers' settings as they were given, and what is wrong with them together. */
export function providersIn(env: Record<string, string | undefined>): {
  providers: Record<ProviderName, GivenProvider>
  problems: string[]
} {
  const { WECHATPAY_CERTIFICATE: cert, WECHATPAY_CERTIFICATE_KEY: key } = env
  const certificate = cert && key ? { cert: linesOf(cert), key: linesOf(key) } : null
  const providers = Object.fromEntries(
    NAMES.map(name => {
      const of = (what: string) => env[`${PREFIX[name]}_${what}`]
      return [
        name,
        {
          api: of('API') ?? null,
          merchantId: of('MERCHANT_ID') ?? null,
          appId: of('APP_ID') ?? null,
          secret: of('SECRET') ?? null,
          certificate: name === 'wechat-miniprogram' ? certificate : null,
        },
      ]
    }),
  ) as Record<ProviderName, GivenProvider>
  const problems: string[] = []
  if ((cert || key) && !certificate)
    problems.push('WECHATPAY_CERTIFICATE, WECHATPAY_CERTIFICATE_KEY belong together')
  if (certificate && !fits(certificate))
    problems.push('WECHATPAY_CERTIFICATE_KEY: must be the key of WECHATPAY_CERTIFICATE')
  // With a sandbox a part may be given, and the sandbox has the rest.
  if (env.SANDBOX !== 'on') {
    for (const name of NAMES) {
      const { api, merchantId, appId, secret } = providers[name]
      const byApp = BY_APP.includes(name)
      const parts = { API: api, MERCHANT_ID: merchantId, SECRET: secret, ...(byApp && { APP_ID: appId }) }
      const names = Object.keys(parts).map(part => `${PREFIX[name]}_${part}`)
      const given = Object.values(parts).filter(part => part !== null)
      if (given.length > 0 && given.length < names.length)
        problems.push(`${names.join(', ')} belong together`)
    }
  }
  return { providers, problems }
}

function fits({ cert, key }: ClientCertificate): boolean {
  try {
    return new X509Certificate(cert).checkPrivateKey(createPrivateKey(key))
  } catch {
    // What is none is said of each by itself.
    return true
  }
}
