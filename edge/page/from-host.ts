import type { FastifyReply } from 'fastify'
import { PICTURES } from 'shared-contracts/remote/pictures-header.ts'
import { pictureOrigins } from './security.ts'

/** Headers a host may set; the others are the edge's. */
const FROM_HOST = [
  'content-type',
  'content-language',
  'location',
  'link',
  'retry-after',
  'x-robots-tag',
] as const

type Said = readonly (readonly [string, string])[]

/** @returns what of a host's headers reaches the visitor */
export const headersOf = ({ headers }: { headers: Headers }): Said =>
  FROM_HOST.flatMap(name => {
    const value = headers.get(name)
    return value ? [[name, value] as const] : []
  })

export function sayHeaders(reply: FastifyReply, status: number, said: Said): void {
  reply.code(status).type(HTML)
  for (const [name, value] of said) reply.header(name, value)
}

export const HTML = 'text/html; charset=utf-8'

/** A host of before says nothing of pictures; one that stands in must not lose them. */
export const picturesOf = ({ headers }: { headers: Headers }): string[] => {
  const said = headers.get(PICTURES)
  return said === null ? ['https:'] : pictureOrigins(said)
}
