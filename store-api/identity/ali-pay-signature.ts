import { createSign, createVerify } from 'node:crypto'

/** Parameters by name, without `sign` and empty ones, joined as they are before encoding (RSA2 of the open platform). */
const content = (params: Record<string, string>): string =>
  Object.keys(params)
    .filter(name => name !== 'sign' && params[name] !== '')
    .sort()
    .map(name => `${name}=${params[name]}`)
    .join('&')

export const signText = (text: string, privateKey: string): string =>
  createSign('RSA-SHA256').update(text, 'utf8').sign(privateKey, 'base64')

export const isSigned = (text: string, sign: string, publicKey: string): boolean =>
  createVerify('RSA-SHA256').update(text, 'utf8').verify(publicKey, sign, 'base64')

export const signParams = (params: Record<string, string>, privateKey: string): Record<string, string> => ({
  ...params,
  sign: signText(content(params), privateKey),
})

export const isSignedParams = (params: Record<string, string>, publicKey: string): boolean =>
  isSigned(content(params), params.sign ?? '', publicKey)

/** An answer is `{"<node>":{…},"sign":"…"}`; the signature covers the text of the node exactly as it was sent. */
export function signedNode(answer: string, node: string, publicKey: string): unknown {
  const start = answer.indexOf(`"${node}":`)
  const end = answer.lastIndexOf(',"sign":"')
  if (start < 0 || end < start) return null
  const text = answer.slice(start + node.length + 3, end)
  const sign = /^,"sign":"([^"]+)"/.exec(answer.slice(end))?.[1] ?? ''
  return isSigned(text, sign, publicKey) ? JSON.parse(text) : null
}
