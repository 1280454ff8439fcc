import type { Endpoint } from '../endpoint.ts'
import { Session, SignOn } from '../entities/session.ts'

export const signon = {
  call: 'POST common3/signon',
  summary: 'Signs in; the guest cart and the guest orders of this session join the account.',
  body: SignOn,
  response: Session,
} as const satisfies Endpoint
