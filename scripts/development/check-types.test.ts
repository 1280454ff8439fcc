import { expect, test } from 'vitest'
import { problemIn } from './check-types.ts'

const of = (file: string) => file.split('/')[0] ?? ''

test('REL-7 a line of the compiler says whose types are wrong, and where', () => {
  expect(problemIn("mfe-x/pages/a.tsx(3,12): error TS2322: Type 'string' is no number.", of)).toEqual({
    of: 'mfe-x',
    kind: 'types',
    message: "TS2322: Type 'string' is no number.",
    at: ['mfe-x/pages/a.tsx:3:12'],
  })
})

test.each(['Found 2 errors.', '  with more about it', ''])('REL-7 any other line is no problem: "%s"', line =>
  expect(problemIn(line, of)).toBeNull(),
)
