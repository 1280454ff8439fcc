import type { FastifyRequest } from 'fastify'
import { ReferralId } from 'shared-contracts/api/entities/session.ts'
import * as v from 'valibot'

/** Cookie that keeps the `ref` of the link a visitor came by. */
const REF_COOKIE = 'arcade-ref'

/** The referral id a registration names, else the one its browser kept. */
export function referrerIn(request: FastifyRequest, given: string | undefined): string | undefined {
  const kept = request.cookies[REF_COOKIE]
  return given ?? (v.is(ReferralId, kept) ? kept : undefined)
}
