import { expect, test } from 'vitest'
import { compare, isStep } from './compare.ts'
import { readSnapshot } from './snapshot.ts'
import { TOOLS } from './tools.ts'
import { verdict } from './verdict.ts'

test.each(TOOLS)('REL-5 nothing that $name offers goes or changes without a major step', async tool => {
  const taken = readSnapshot(tool.snapshot)
  const gone = compare(taken.lines, await tool.describe())?.removed ?? []
  if (!isStep(taken.version, tool.version, 'major')) expect(gone).toEqual([])
})

test.each(TOOLS)('REL-5 a change of $name says where its version is', ({ name, place }) => {
  const said = verdict('1.0.0', '1.0.0', compare([], ['b']), place)
  expect(said).toContain(`set version of ${name} to 1.1.0 (scripts/packages/published.ts)`)
})
