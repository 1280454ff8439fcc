import { hmacHex, isPlainName, sameSignature } from '../signatures.ts'

/** Fields of one message of the one-time H5 provider; all are text, amounts too. */
export type OttFields = Record<string, string>

function signatureOf(fields: OttFields, secret: string): string {
  const text = Object.keys(fields)
    .filter(name => name !== 'sign')
    .sort()
    .map(name => `${name}=${encodeURIComponent(fields[name] ?? '')}`)
    .join('&')
  return hmacHex(text, secret)
}

export const sign = (fields: OttFields, secret: string): OttFields => ({
  ...fields,
  sign: signatureOf(fields, secret),
})

/** The fields if their signature is right, else null. */
export function verified(body: unknown, secret: string): OttFields | null {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return null
  const fields = body as Record<string, unknown>
  const flat = Object.entries(fields).every(([name, value]) => isPlainName(name) && typeof value === 'string')
  if (!flat) return null
  return sameSignature(fields.sign, signatureOf(fields as OttFields, secret)) ? (fields as OttFields) : null
}
