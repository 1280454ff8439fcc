import { expect, test } from 'vitest'
import { compare, isStep } from './compare.ts'
import { readSnapshot } from './snapshot.ts'
import { TOOLS } from './tools.ts'

test.each(TOOLS)('REL-5 nothing that $name offers goes or changes without a major step', async tool => {
  const taken = readSnapshot(tool.snapshot)
  const gone = compare(taken.lines, await tool.describe())?.removed ?? []
  if (!isStep(taken.version, tool.version, 'major')) expect(gone).toEqual([])
})
