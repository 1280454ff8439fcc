import { type Call, endpoints } from 'shared-contracts/api/endpoints.ts'
import { ErrorBody } from 'shared-contracts/api/errors.ts'
import * as v from 'valibot'
import type { Reply } from './store-client.ts'

export type Verdict =
  | { kind: 'works'; note: string }
  /** It answers, and a field is not as the contract says. */
  | { kind: 'but'; note: string }
  | { kind: 'missing'; note: string }
  | { kind: 'not tried'; note: string }

/** How a backend answers a call that cannot exist: so are calls answered that it does not have. */
export type Unknown = Reply

/** Whoever comes is answered these: without them there is no shop to see. */
const FOR_EVERYONE = new Set<Call>([
  'GET common3/appInfoInit',
  'GET productManagement2/products',
  'GET shoppingManagement4/myCart',
])

/**
 * What one answer says of a call. An agreed refusal works too: it is what shoppers are told (API-3); of what everyone needs it is none.
 * @param unknown the answer to a call that cannot exist
 */
export function verdictOf(call: Call, reply: Reply, unknown: Unknown): Verdict {
  const { status, body } = reply
  if (status >= 200 && status < 300) return compare(call, body)
  const refusal = v.safeParse(ErrorBody, body)
  if (isUnknown(reply, unknown)) return { kind: 'missing', note: `HTTP ${status}` }
  if (!refusal.success)
    return status >= 400 && status < 500
      ? { kind: 'but', note: `HTTP ${status} without error.errors[].message` }
      : { kind: 'missing', note: `HTTP ${status}` }
  const code = refusal.output.error.errors[0]?.code
  if (FOR_EVERYONE.has(call)) return { kind: 'missing', note: `HTTP ${status}: ${code}` }
  if (status >= 500) return { kind: 'but', note: `HTTP ${status}: ${code}` }
  return { kind: 'works', note: `refuses: ${code}` }
}

function compare(call: Call, body: unknown): Verdict {
  const { success, issues } = v.safeParse(endpoints[call].response as v.GenericSchema, body)
  if (success) return { kind: 'works', note: '' }
  const fields = [...new Set(issues?.map(issue => v.getDotPath(issue) ?? 'the answer itself'))]
  return { kind: 'but', note: fields.slice(0, 3).join(', ') + (fields.length > 3 ? ', …' : '') }
}

const told = (body: unknown) =>
  JSON.stringify((body as Partial<v.InferOutput<typeof ErrorBody>>)?.error ?? body)

function isUnknown(reply: Reply, unknown: Unknown): boolean {
  if (reply.status === 405 || reply.status === 501) return true
  return reply.status === unknown.status && told(reply.body) === told(unknown.body)
}
