import { hmacHex, readsOneWay, sameSignature, sortedPairs } from '../signatures.ts'

/** Fields of one notice of the classic provider, as a form has them. */
export type CitconFields = Record<string, string>

const signatureOf = (fields: CitconFields, token: string) => hmacHex(sortedPairs(fields, ['sign']), token)

export const sign = (fields: CitconFields, token: string): CitconFields => ({
  ...fields,
  sign: signatureOf(fields, token),
})

/** The fields if their signature is right and is for them alone, else null. */
export function verified(form: string, token: string): CitconFields | null {
  const fields = Object.fromEntries(new URLSearchParams(form))
  return readsOneWay(fields) && sameSignature(fields.sign, signatureOf(fields, token)) ? fields : null
}
