import fc from 'fast-check'
import type { ReleaseLine } from 'shared-contracts/release/document.ts'
import { expect, test } from 'vitest'
import { emptyLine } from './line.ts'
import { promoted } from './promote.ts'
import { rollbackTarget, rolledBack } from './rollback.ts'

const promoteAll = (ids: string[]) =>
  ids.reduce<ReleaseLine>((line, id) => promoted(line, id) ?? line, emptyLine())
const activeOf = (line: ReleaseLine) => line.active.map(active => active.release)
const back = (line: ReleaseLine, to = rollbackTarget(line)) => (to ? rolledBack(line, to) : line)

test('REL-2 each rollback goes one release deeper', () => {
  let line = promoteAll(['a', 'b', 'c', 'd'])
  for (const expected of ['c', 'b', 'a']) {
    line = back(line)
    expect(activeOf(line)).toEqual([expected])
  }
  expect(rollbackTarget(line)).toBeNull()
})

test('REL-2 what was rolled back is no longer a fallback', () => {
  const line = back(promoteAll(['a', 'b', 'c']))
  expect(line.lastGood).toEqual(['a'])
  expect(promoted(line, 'd')?.lastGood).toEqual(['b', 'a'])
})

test('REL-2 a rollback to a named release forgets what came after it', () => {
  const line = back(promoteAll(['a', 'b', 'c', 'd']), 'b')
  expect(activeOf(line)).toEqual(['b'])
  expect(line.lastGood).toEqual(['a'])
})

test('REL-2 a rollback during a rollout leaves the older release alone in service', () => {
  const line: ReleaseLine = {
    ...promoteAll(['a', 'b']),
    active: [
      { release: 'b', weight: 95 },
      { release: 'c', weight: 5 },
    ],
  }
  expect(activeOf(back(line))).toEqual(['b'])
  expect(back(line).lastGood).toEqual(['a'])
})

test('REL-2 blocked releases are passed over', () => {
  const line = { ...promoteAll(['a', 'b', 'c']), blocked: ['b'] }
  expect(rollbackTarget(line)).toBe('a')
})

test('REL-2 any order of promotions and rollbacks keeps active and chain apart, without doubles', () => {
  const step = fc.oneof(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.constant('<'))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), steps => {
      let line = emptyLine()
      for (const id of steps) line = id === '<' ? back(line) : (promoted(line, id) ?? line)
      expect(new Set(line.lastGood).size).toBe(line.lastGood.length)
      for (const { release } of line.active) expect(line.lastGood).not.toContain(release)
      expect(line.active.reduce((sum, { weight }) => sum + weight, 0)).toBe(line.active.length ? 100 : 0)
    }),
  )
})
