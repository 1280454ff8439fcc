import type { FastifyRequest } from 'fastify'

/** Whether who asks has this already: compared weakly (RFC 9110, 13.1.2), for what compresses in front of an edge makes its marks weak. */
export function isKnown({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const known = headers['if-none-match']
  if (known === undefined) return false
  return known.split(',').some(one => ['*', etag].includes(one.trim().replace(/^W\//, '')))
}
