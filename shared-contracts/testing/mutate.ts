type Dice = (from: number, to: number) => number
type Node = Record<string, unknown> | unknown[]

/** What a backend may put in place of what was promised. None of it reads as a word that means something. */
const ODD: readonly ((dice: Dice, was: unknown) => unknown)[] = [
  () => null,
  () => '',
  () => 'zz',
  () => 7,
  () => -1.5,
  () => 1e300,
  () => true,
  () => [],
  () => ({}),
  () => [null, 7, 'zz', {}],
  () => ({ zz: { zz: [1] } }),
  () => 'z'.repeat(20_000),
  () => '<b>zz</b>',
  (_, was) => (typeof was === 'number' ? String(was) : [was]),
  (_, was) => Array.from({ length: 1_500 }, () => was),
]

const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null

/** Every place in a document, as the object that holds it and its key. */
function places(root: Node): [Node, string][] {
  return Object.entries(root).flatMap(([key, value]) => [
    [root, key] as [Node, string],
    ...(isNode(value) ? places(value) : []),
  ])
}

/**
 * Changes one place of an answer: dropped, null, of another kind, huge, or with a field nobody asked for.
 * @returns the changed copy, and what was done, for the message of a test that fails
 */
export function mutate(answer: object, dice: Dice): { answer: unknown; change: string } {
  if (dice(0, 40) === 0) {
    const odd = ODD[dice(0, ODD.length - 1)]?.(dice, answer)
    return { answer: odd, change: `whole = ${brief(odd)}` }
  }
  const copy = structuredClone(answer) as Node
  const all = places(copy)
  const [holder, key] = all[dice(0, all.length - 1)] ?? [copy, 'zz']
  const kind = dice(0, 5)
  const at = holder as Record<string, unknown>
  if (kind === 0) delete at[key]
  else if (kind === 1) at[`${key}zz`] = { zz: 1 }
  else at[key] = ODD[dice(0, ODD.length - 1)]?.(dice, at[key])
  const done = kind === 0 ? 'dropped' : kind === 1 ? 'a field beside it' : brief(at[key])
  return { answer: copy, change: `${key} = ${done}` }
}

const brief = (x: unknown) => (JSON.stringify(x) ?? 'undefined').slice(0, 60)
