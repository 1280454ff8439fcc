import { md5Hex, readsOneWay, sameSignature, sortedPairs } from '../signatures.ts'

/** Fields of one message of the scan-to-pay provider: text, numbers and, in answers, a list. */
export type SnapPayFields = Record<string, unknown>

/** Fields that hold addresses with queries: of requests, and the list in answers. */
export const ADDRESSES = ['notify_url', 'return_url', 'data'] as const

/** MD5 over the fields in order and the key, as this provider has it by default (`sign_type`). */
const signatureOf = (fields: SnapPayFields, secret: string) =>
  md5Hex(sortedPairs(fields, ['sign', 'sign_type']) + secret)

export const sign = (fields: SnapPayFields, secret: string): SnapPayFields => ({
  ...fields,
  sign_type: 'MD5',
  sign: signatureOf(fields, secret),
})

/** The fields if their signature is right and is for them alone, else null. @param addresses as `readsOneWay` has them */
export const verified = (
  fields: SnapPayFields | null,
  secret: string,
  addresses: readonly string[] = [],
): SnapPayFields | null =>
  fields && readsOneWay(fields, addresses) && sameSignature(fields.sign, signatureOf(fields, secret))
    ? fields
    : null
