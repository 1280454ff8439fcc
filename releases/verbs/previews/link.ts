import type { Flags } from '../../flags.ts'
import { ReleaseError } from '../../refusal.ts'
import { reasonOption, textOf, type Values, wholeNumber } from '../verb.ts'

/** What every verb takes that makes a link. */
export const linkOptions = {
  ...reasonOption,
  for: { type: 'string', takes: 'name', says: 'whom it is for; the page and the log say so' },
  hours: { type: 'string', takes: 'N', says: 'how long it holds (24), 720 at most' },
  path: { type: 'string', takes: '/address', says: 'where in the shop the link leads (/)' },
} as const satisfies Flags

export interface WantedLink {
  person: string
  hours: number
  path: string
}

/** @throws ReleaseError when a link cannot be made so */
export function wantedLink(values: Values): WantedLink {
  const person = textOf(values.for, '')
  if (!person || person.length > 80)
    throw new ReleaseError('usage', 'say whom it is for: --for "Ana, product"')
  const hours = wholeNumber(values, 'hours', 24, 1, 720)
  return { person, hours, path: wantedPath(values) }
}

/** @returns where the link leads. @throws ReleaseError unless that is in the shop */
export function wantedPath(values: Values): string {
  const path = textOf(values.path, '/')
  if (/^\/(?![/\\])/.test(path)) return path
  throw new ReleaseError('usage', '--path must be an address of the shop, e.g. /store')
}
