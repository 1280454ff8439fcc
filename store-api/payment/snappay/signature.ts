import { md5Hex, sameSignature, sortedPairs } from '../signatures.ts'

/** Fields of one message of the scan-to-pay provider: text, numbers and, in answers, a list. */
export type SnapPayFields = Record<string, unknown>

/** MD5 over the fields in order and the key, as this provider has it by default (`sign_type`). */
const signatureOf = (fields: SnapPayFields, secret: string) =>
  md5Hex(sortedPairs(fields, ['sign', 'sign_type']) + secret)

export const sign = (fields: SnapPayFields, secret: string): SnapPayFields => ({
  ...fields,
  sign_type: 'MD5',
  sign: signatureOf(fields, secret),
})

/** The fields if their signature is right, else null. */
export const verified = (fields: SnapPayFields | null, secret: string): SnapPayFields | null =>
  fields && sameSignature(fields.sign, signatureOf(fields, secret)) ? fields : null
