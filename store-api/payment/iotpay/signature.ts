import { md5Hex, readsOneWay, sameSignature, sortedPairs } from '../signatures.ts'

/** Fields of one message of the IoT provider: text and whole numbers. */
export type IotPayFields = Record<string, unknown>

/** Fields that hold addresses with queries, of requests and answers. */
export const ADDRESSES = ['notifyUrl', 'returnUrl', 'payUrl'] as const

/** MD5 in capitals over the fields in order with the key as the last pair. */
const signatureOf = (fields: IotPayFields, secret: string) =>
  md5Hex(`${sortedPairs(fields, ['sign'])}&key=${secret}`).toUpperCase()

export const sign = (fields: IotPayFields, secret: string): IotPayFields => ({
  ...fields,
  sign: signatureOf(fields, secret),
})

/** The fields if their signature is right and is for them alone, else null. @param addresses as `readsOneWay` has them */
export const verified = (
  fields: IotPayFields | null,
  secret: string,
  addresses: readonly string[] = [],
): IotPayFields | null =>
  fields && readsOneWay(fields, addresses) && sameSignature(fields.sign, signatureOf(fields, secret))
    ? fields
    : null
