import { hmacHex, sameSignature } from '../signatures.ts'

export const SIGNATURE_HEADER = 'opay-signature'

/** Requests, answers and notices all carry an HMAC of their body. */
export const signatureHeader = (body: string, secret: string): Record<string, string> => ({
  [SIGNATURE_HEADER]: hmacHex(body, secret),
})

export const isSigned = (body: string, given: unknown, secret: string): boolean =>
  sameSignature(given, hmacHex(body, secret))
