import { lossOf } from './losses.ts'
import type { Verdict } from './verdict.ts'

const WORDS: Record<Verdict['kind'], (note: string) => string> = {
  works: note => (note ? `works (${note})` : 'works'),
  but: note => `works, but … (${note})`,
  missing: note => `missing (${note})`,
  'not tried': note => `not tried (${note})`,
}

/** One line of the table: the call, how it does, and what shoppers lose where it does not. */
export function row(call: string, { kind, note }: Verdict): string {
  const loss = kind === 'missing' ? `  → ${lossOf(call)}` : ''
  return `${call.padEnd(78)} ${WORDS[kind](note)}${loss}`
}

export function summary(verdicts: readonly Verdict[]): string {
  const count = (kind: Verdict['kind']) => verdicts.filter(verdict => verdict.kind === kind).length
  const tried = verdicts.length - count('not tried')
  const parts = [`${count('works')} of ${tried} work`]
  if (count('but') > 0) parts.push(`${count('but')} with an odd field`)
  if (count('missing') > 0) parts.push(`${count('missing')} missing`)
  if (tried < verdicts.length) parts.push(`${verdicts.length - tried} not tried`)
  return parts.join(', ')
}
