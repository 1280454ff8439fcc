import { md5Hex, sameSignature, sortedPairs } from '../signatures.ts'

/** Fields of one message of the IoT provider: text and whole numbers. */
export type IotPayFields = Record<string, unknown>

/** MD5 in capitals over the fields in order with the key as the last pair. */
const signatureOf = (fields: IotPayFields, secret: string) =>
  md5Hex(`${sortedPairs(fields, ['sign'])}&key=${secret}`).toUpperCase()

export const sign = (fields: IotPayFields, secret: string): IotPayFields => ({
  ...fields,
  sign: signatureOf(fields, secret),
})

/** The fields if their signature is right, else null. */
export const verified = (fields: IotPayFields | null, secret: string): IotPayFields | null =>
  fields && sameSignature(fields.sign, signatureOf(fields, secret)) ? fields : null
