import type { Endpoint } from '../endpoint.ts'
import { Registration, Session } from '../entities/session.ts'

export const clientRegistration = {
  call: 'POST common3/clientRegistration',
  summary: 'Makes an account and signs in; the guest cart and the guest orders of this session join it.',
  body: Registration,
  response: Session,
} as const satisfies Endpoint
