import type { Endpoint } from '../endpoint.ts'
import { Session } from '../entities/session.ts'

export const logout = {
  call: 'GET common3/logout',
  summary: 'Signs out; accepted only from the same origin, since it carries no token.',
  response: Session,
  idempotent: true,
} as const satisfies Endpoint
