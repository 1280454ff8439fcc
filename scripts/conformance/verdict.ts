import { readShape, Unusable } from 'shared-contracts/api/answers/read-shape.ts'
import { shapeOf } from 'shared-contracts/api/answers/shape-of.ts'
import type { Endpoint } from 'shared-contracts/api/endpoint.ts'
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
 * @param empty whether it was sent without its content
 */
export function verdictOf(call: Call, reply: Reply, unknown: Unknown, empty = false): Verdict {
  const { status, body } = reply
  if (status >= 200 && status < 300 && v.is(ErrorBody, body))
    return { kind: 'but', note: `refuses with HTTP ${status}: ${body.error.errors[0]?.code}` }
  if (status >= 200 && status < 300)
    return empty && needsContent(call)
      ? { kind: 'but', note: 'accepts a request without its content' }
      : compare(call, body)
  // The server takes one for no answer; browsers follow it.
  if (status < 400) return { kind: 'missing', note: `HTTP ${status}: redirects are not followed` }
  const refusal = v.safeParse(ErrorBody, body)
  const without = body === undefined ? ' without JSON' : ''
  if (isUnknown(reply, unknown)) return { kind: 'missing', note: `HTTP ${status}${without}` }
  if (!refusal.success)
    return status < 500
      ? { kind: 'but', note: `HTTP ${status}${without || ` without ${missingIn(refusal.issues)}`}` }
      : { kind: 'missing', note: `HTTP ${status}${without}` }
  const code = refusal.output.error.errors[0]?.code
  if (FOR_EVERYONE.has(call)) return { kind: 'missing', note: `HTTP ${status}: ${code}` }
  if (status >= 500) return { kind: 'but', note: `HTTP ${status}: ${code}` }
  return { kind: 'works', note: `refuses: ${code}` }
}

/** Fields of one refusal, or that it has none of the agreed shape. */
function missingIn(issues: readonly v.BaseIssue<unknown>[]): string {
  const fields = issues.map(issue => v.getDotPath(issue) ?? '')
  return fields.every(field => field.startsWith('error.errors.0.'))
    ? `a text as ${fields.join(', ')}`
    : 'error.errors[].message'
}

function needsContent(call: Call): boolean {
  const { body, file }: Endpoint = endpoints[call]
  return file !== undefined || (body !== undefined && !v.safeParse(body, {}).success)
}

/** Fields that are only read tolerantly: named at most. */
const MAX_NAMED = 3

/** What it costs comes first: entries that pages leave out, as the shop's own reader does. */
function compare(call: Call, body: unknown): Verdict {
  const response = endpoints[call].response as v.GenericSchema
  const { success, issues } = v.safeParse(response, body)
  const left: Counts = new Map()
  const rounded: Counts = new Map()
  let example = ''
  const told = (fault: string) => {
    const field = fault.replace(DECIMALS, '')
    if (field === fault) return count(left, starred(field, body))
    example ||= readAs(field, body)
    count(rounded, starred(field, body))
  }
  try {
    readShape(shapeOf(response), body, told)
  } catch (error) {
    if (!(error instanceof Unusable)) throw error
    return { kind: 'but', note: `nothing of it can be used: ${error.field || 'the answer itself'}` }
  }
  if (success && left.size + rounded.size === 0) return { kind: 'works', note: '' }
  const odd = new Set(issues?.map(issue => starred(v.getDotPath(issue) ?? 'the answer itself', body)))
  const fields = [...odd].filter(field => !left.has(field) && !rounded.has(field))
  const notes = [
    ...[...left].map(([field, times]) => `${times} left out: ${field}`),
    ...[...rounded].map(
      ([field, times]) => `${times} with decimals, amounts are in cents (${example}): ${field}`,
    ),
    ...fields.slice(0, MAX_NAMED),
    ...(fields.length > MAX_NAMED ? ['…'] : []),
  ]
  return { kind: 'but', note: notes.join(', ') }
}

/** By field, how often. */
type Counts = Map<string, number>
const count = (counts: Counts, field: string) => void counts.set(field, (counts.get(field) ?? 0) + 1)

/** What the reader says of an amount that it rounds. */
const DECIMALS = / has decimals$/

function readAs(field: string, body: unknown): string {
  const amount = field.split('.').reduce<unknown>((at, key) => Object(at)[key], body)
  return `${amount} is read as ${(Math.round(Number(amount)) / 100).toFixed(2)}`
}

/** Entries of one list are at fault for one reason; a cart's lines have keys of the backend's own. */
function starred(field: string, body: unknown): string {
  const { lineItems } = Object(body) as { lineItems?: object }
  const key = Object.keys(lineItems ?? {}).find(one => field.startsWith(`lineItems.${one}.`))
  const known = key === undefined ? field : field.replace(`lineItems.${key}.`, () => 'lineItems.*.')
  return known.replace(/\b\d+\b/g, '*')
}

const errorOf = (body: unknown) =>
  JSON.stringify((body as Partial<v.InferOutput<typeof ErrorBody>>)?.error ?? body)

function isUnknown(reply: Reply, unknown: Unknown): boolean {
  if (reply.status === 405 || reply.status === 501) return true
  return reply.status === unknown.status && errorOf(reply.body) === errorOf(unknown.body)
}
