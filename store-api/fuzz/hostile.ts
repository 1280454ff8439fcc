import fc from 'fast-check'
import type { Input } from '../testing/samples.ts'

/** Values that servers have stumbled over. */
const HOSTILE: unknown[] = [
  null,
  true,
  '',
  ' ',
  '0',
  '-1',
  '0x5',
  '1e999',
  'NaN',
  '\u0000',
  '\uD800',
  '‮abc',
  "' or 1=1--",
  "en';drop table sessions;--",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '..%2f',
  '__proto__',
  'constructor',
  '%00',
  '%',
  '{{7*7}}',
  '🀄'.repeat(500),
  'x'.repeat(5_000),
  0,
  -1,
  0.1,
  1e21,
  9_007_199_254_740_992,
  [],
  [1],
  {},
  { $gt: '' },
  { toString: 'x' },
]
const hostile = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary' }),
)

type Change = (input: Input) => Input
const PARTS = ['params', 'query', 'body'] as const

/** One thing made wrong somewhere in an input: a value replaced or left out, a field nobody asked for, another shape. */
export const spoiled: fc.Arbitrary<Change> = fc
  .record({
    part: fc.constantFrom(...PARTS),
    at: fc.nat(),
    value: hostile,
    how: fc.constantFrom('replace', 'drop', 'add', 'whole'),
  })
  .map(({ part, at, value, how }) => input => {
    const whole = input[part]
    if (how === 'whole' && part === 'body') return { ...input, body: value }
    if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return input
    const copy = { ...(whole as Record<string, unknown>) }
    const keys = Object.keys(copy)
    const key = keys[at % Math.max(keys.length, 1)]
    if (how === 'add' || key === undefined) copy.extra = value
    else if (how === 'drop') delete copy[key]
    else copy[key] = value
    return { ...input, [part]: copy }
  })
