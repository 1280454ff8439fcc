import { readURL } from 'shared-contracts/api/read-url.ts'
import type { AppInfo, PaymentIcon, SocialNetwork } from 'shared-contracts/remote/state/app-info.ts'
import { flag, object, text } from './fields.ts'

/** Network → field of the document; spellings differ between backends. */
const NETWORKS = {
  instagram: ['instagram'],
  facebook: ['facebook'],
  twitter: ['twitter'],
  youtube: ['youTube', 'youtube'],
  linkedin: ['linkedin', 'linkedIn'],
  pinterest: ['pinterest'],
} as const satisfies Record<SocialNetwork, readonly string[]>

const web = (x: unknown): string | null => {
  const address = text(x)
  return address && /^https?:\/\//i.test(address) && readURL(address) ? address : null
}

/** Networks that are set (SID-5): instagram by its user name, the others by their page. */
export function readSocial(value: unknown): AppInfo['social'] {
  const social = object(value)
  return (Object.keys(NETWORKS) as SocialNetwork[]).flatMap(network => {
    const entry = object(NETWORKS[network].map(name => social[name]).find(Boolean))
    const page = web(entry.pageURL)
    if (network !== 'instagram') return page ? { network, url: page } : []
    const user = text(entry.userName)
    return user ? { network, url: page ?? `https://www.instagram.com/${encodeURIComponent(user)}/` } : []
  })
}

const PAYMENTS = {
  visa: 'supportVisa',
  mastercard: 'supportMasterCard',
  amex: 'supportAmex',
  paypal: 'supportPayPal',
  wechatpay: 'supportWeChatPay',
  alipay: 'supportAliPay',
  unionpay: 'supportUnionPay',
} as const satisfies Record<PaymentIcon, string>

/** Ways to pay that the store takes, in the order the footer shows them (FTR-4). */
export function readPaymentIcons(value: unknown): PaymentIcon[] {
  const payment = object(value)
  return (Object.keys(PAYMENTS) as PaymentIcon[]).filter(icon => flag(payment[PAYMENTS[icon]]))
}
