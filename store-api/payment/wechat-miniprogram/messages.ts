import { hmacHex, readsOneWay, sameSignature, sortedPairs } from '../signatures.ts'

/** Fields of one message of WeChat Pay (second interface): flat XML, all text. */
export type WeChatFields = Record<string, string>

const SIGN_TYPE = 'HMAC-SHA256'
/** Longer messages are none of theirs, and reading them would cost. */
const MAX_LENGTH = 8_000

export const weChatSignature = (fields: WeChatFields, key: string): string =>
  hmacHex(`${sortedPairs(fields, ['sign', 'paySign'])}&key=${key}`, key).toUpperCase()

/** A signed message as it goes over the line. */
export function toXml(fields: WeChatFields, key: string): string {
  const signed: WeChatFields = { ...fields, sign_type: SIGN_TYPE }
  signed.sign = weChatSignature(signed, key)
  const rows = Object.entries(signed).map(
    ([name, value]) => `<${name}><![CDATA[${value.replaceAll(']]>', '')}]]></${name}>`,
  )
  return `<xml>${rows.join('')}</xml>`
}

/** The fields of a message if its signature is right and is for them alone, else null. */
export function fromXml(text: string, key: string): WeChatFields | null {
  if (text.length > MAX_LENGTH) return null
  const rows = text.matchAll(/<(\w{1,40})>(?:<!\[CDATA\[((?:[^\]]|\](?!\]>))*)\]\]>|([^<]*))<\/\1>/g)
  const fields = Object.fromEntries([...rows].map(([, name, cdata, plain]) => [name, cdata ?? plain ?? '']))
  return readsOneWay(fields) && sameSignature(fields.sign, weChatSignature(fields, key)) ? fields : null
}

/** What `wx.requestPayment` is given; the app itself holds the signature to be right. */
export function requestPaymentOf(
  given: { appId: string; prepayId: string; nonce: string; at: Date },
  key: string,
) {
  const parameters = {
    timeStamp: String(Math.floor(given.at.getTime() / 1000)),
    nonceStr: given.nonce,
    package: `prepay_id=${given.prepayId}`,
    signType: SIGN_TYPE,
  }
  return { ...parameters, paySign: weChatSignature({ ...parameters, appId: given.appId }, key) }
}
