import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Shop } from '../shop.ts'
import { sameToken } from './tokens.ts'

const DEVICE_COOKIE = 'arcade-device'
const ID_LENGTH = 22
const MAC_LENGTH = 43
/** Accounts that one browser is known to. */
const MAX_ACCOUNTS = 4
const YEAR_SECONDS = 365 * 24 * 3600

const FORM = new RegExp(`^[\\w-]{${ID_LENGTH}}([\\w-]{${MAC_LENGTH}}){1,${MAX_ACCOUNTS}}$`)

const proof = (shop: Shop, device: string, accountId: string): string =>
  createHmac('sha256', shop.signingKey).update(`device ${device} ${accountId}`).digest('base64url')

function read(request: FastifyRequest): { device: string; proofs: string[] } | null {
  const value = request.cookies[DEVICE_COOKIE]
  if (value === undefined || !FORM.test(value)) return null
  const proofs = value.slice(ID_LENGTH).match(new RegExp(`.{${MAC_LENGTH}}`, 'g'))
  return { device: value.slice(0, ID_LENGTH), proofs: proofs ?? [] }
}

/** A browser that signed in to this account before, by the id it was given then; null for any other. It opens nothing: its attempts are counted apart. */
export function knownDevice(shop: Shop, request: FastifyRequest, accountId: string): string | null {
  const known = read(request)
  const right = known && proof(shop, known.device, accountId)
  return right && known.proofs.some(given => sameToken(given, right)) ? known.device : null
}

/** From here on this browser is known to the account. */
export function rememberDevice(
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
): void {
  const known = read(request)
  const device = known?.device ?? randomBytes(16).toString('base64url')
  const own = proof(shop, device, accountId)
  const proofs = [own, ...(known?.proofs ?? []).filter(other => other !== own)].slice(0, MAX_ACCOUNTS)
  reply.setCookie(DEVICE_COOKIE, device + proofs.join(''), {
    path: '/api/istore/client/common3',
    sameSite: 'lax',
    secure: shop.config.publicOrigin.startsWith('https:'),
    httpOnly: true,
    maxAge: YEAR_SECONDS,
  })
}
