import { ReleaseError } from '../../refusal.ts'
import type { Given } from './given-out.ts'

/** Shortest beginning of an id that may stand for it. */
const MIN_PREFIX = 4

/** One that can be taken back: a link of before the log noted ids ends by itself. */
type Known = Given & { id: string }
const hasId = (one: Given): one is Known => one.id !== null

/**
 * @param wanted ids, or beginnings of them @param person in their place: all that hold and were made for that name, which may be none
 * @throws ReleaseError where a text is no link's, or of several
 */
export function chosenOf(known: readonly Given[], wanted: readonly string[], person: string): Known[] {
  const named = known.filter(hasId)
  return person === ''
    ? wanted.map(text => chosen(named, text))
    : named.filter(one => one.for === person && one.state === 'holds')
}

function chosen(known: readonly Known[], text: string): Known {
  const fitting = known.filter(({ id }) => id === text || (text.length >= MIN_PREFIX && id.startsWith(text)))
  const [only] = fitting
  if (only && fitting.length === 1) return only
  const problem = only ? `several previews begin with "${text}"` : `there is no preview "${text}"`
  throw new ReleaseError('refused', problem, ['`previews --all` names them'])
}
