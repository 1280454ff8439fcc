import * as v from 'valibot'
import { Refusal } from '../http/refusal.ts'
import { isMessageKey } from '../language/messages.ts'

/**
 * Input of a call as its schema reads it; nothing is coerced and unknown fields are refused.
 * @throws Refusal `invalid` naming each field at fault
 */
export function validate(schema: v.GenericSchema | undefined, input: unknown): unknown {
  if (!schema) return undefined
  if (!isStorable(input)) throw new Refusal('invalid')
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  const fields = [...new Set(result.issues.map(issue => v.getDotPath(issue) ?? ''))].slice(0, 10)
  const [first = '', ...others] = fields
  throw new Refusal([reason(first), ...others.map(reason)])
}

/** Half characters and NUL are valid in JSON, but no database stores them as text. */
function isStorable(input: unknown): boolean {
  if (typeof input === 'string') return input.isWellFormed() && !input.includes('\0')
  return input === null || typeof input !== 'object' || Object.values(input).every(isStorable)
}

function reason(field: string) {
  const key = `invalid.${field.split('.').at(-1)}`
  return {
    code: 'invalid',
    message: isMessageKey(key) ? key : 'invalid',
    ...(field && { field: field.slice(0, 100) }),
  } as const
}
