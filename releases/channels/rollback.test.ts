import fc from 'fast-check'
import type { ReleaseChannel } from 'shared-contracts/release/document.ts'
import { expect, test } from 'vitest'
import { createChannel } from './channel.ts'
import { promoted } from './promote.ts'
import { quarantined } from './quarantine.ts'
import { rollbackTarget, rolledBack } from './rollback.ts'

const promoteAll = (ids: string[]) =>
  ids.reduce<ReleaseChannel>((channel, id) => promoted(channel, id) ?? channel, createChannel())
const activeOf = (channel: ReleaseChannel) => channel.active.map(active => active.release)
const back = (channel: ReleaseChannel, to = rollbackTarget(channel)) =>
  to ? rolledBack(channel, to) : channel

test('REL-2 each rollback goes one release deeper', () => {
  let channel = promoteAll(['a', 'b', 'c', 'd'])
  for (const expected of ['c', 'b', 'a']) {
    channel = back(channel)
    expect(activeOf(channel)).toEqual([expected])
  }
  expect(rollbackTarget(channel)).toBeNull()
})

test('REL-2 what was rolled back is no longer a fallback', () => {
  const channel = back(promoteAll(['a', 'b', 'c']))
  expect(channel.lastGood).toEqual(['a'])
  expect(promoted(channel, 'd')?.lastGood).toEqual(['b', 'a'])
})

test('REL-2 a rollback to a named release forgets what came after it', () => {
  const channel = back(promoteAll(['a', 'b', 'c', 'd']), 'b')
  expect(activeOf(channel)).toEqual(['b'])
  expect(channel.lastGood).toEqual(['a'])
})

test('REL-2 a rollback during a rollout leaves the older release alone in service', () => {
  const channel: ReleaseChannel = {
    ...promoteAll(['a', 'b']),
    active: [
      { release: 'b', weight: 95 },
      { release: 'c', weight: 5 },
    ],
  }
  expect(activeOf(back(channel))).toEqual(['b'])
  expect(back(channel).lastGood).toEqual(['a'])
})

test('REL-2 blocked releases are passed over', () => {
  const channel = { ...promoteAll(['a', 'b', 'c']), blocked: ['b'] }
  expect(rollbackTarget(channel)).toBe('a')
})

test('REL-2 any order of promotions and rollbacks keeps active and chain apart, without doubles', () => {
  const step = fc.oneof(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.constant('<'))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), steps => {
      let channel = createChannel()
      for (const id of steps) channel = id === '<' ? back(channel) : (promoted(channel, id) ?? channel)
      expect(new Set(channel.lastGood).size).toBe(channel.lastGood.length)
      for (const { release } of channel.active) expect(channel.lastGood).not.toContain(release)
      expect(channel.active.reduce((sum, { weight }) => sum + weight, 0)).toBe(
        channel.active.length ? 100 : 0,
      )
    }),
  )
})

test('REL-12 what is known to be bad is never fallen back to, until an operator puts it live by its name', () => {
  const channel = quarantined(promoteAll(['a', 'b', 'c']), 'b')
  expect(rollbackTarget(channel)).toBe('a')
  expect(promoted(channel, 'd')?.lastGood).toEqual(['c', 'a'])
  const again = promoted(promoted(channel, 'b') ?? channel, 'd')
  expect(again?.lastGood).toEqual(['b', 'c', 'a'])
  expect(again?.quarantined).toBeUndefined()
})
