import type { KeyOf } from 'shared-contracts/remote/runtime/app.ts'
import type { en } from '../messages/en.ts'

export type MessageKey = KeyOf<typeof en>
/** @returns what is wrong with a value as typed, or null */
export type Rule = (value: string) => MessageKey | null

const LONGEST_NAME = 60
const LONGEST_EMAIL = 254
export const SHORTEST_PASSWORD = 8
export const LONGEST_PASSWORD = 200

const filled =
  (longest: number): Rule =>
  value =>
    value.trim() === ''
      ? 'account.error.required'
      : value.trim().length > longest
        ? 'account.error.tooLong'
        : null

export const name = filled(LONGEST_NAME)
export const email: Rule = value =>
  filled(LONGEST_EMAIL)(value) ??
  (/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value.trim()) ? null : 'account.error.email')
/** Signing in: whatever was once accepted. */
export const password: Rule = value =>
  value === '' ? 'account.error.required' : value.length > LONGEST_PASSWORD ? 'account.error.tooLong' : null
export const newPassword: Rule = value =>
  password(value) ?? (value.length < SHORTEST_PASSWORD ? 'account.error.passwordShort' : null)

/** Checks every field, in the order of the form. @returns only the fields at fault */
export function validate<F extends string>(
  rules: Record<F, Rule>,
  values: Record<F, string>,
): Partial<Record<F, MessageKey>> {
  const wrong = fields(rules).flatMap(field => {
    const key = rules[field](values[field])
    return key ? [[field, key] as const] : []
  })
  return Object.fromEntries(wrong) as Partial<Record<F, MessageKey>>
}

/** Fields of a form in their order. */
export const fields = <F extends string>(rules: Record<F, Rule>) => Object.keys(rules) as F[]
