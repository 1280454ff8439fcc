import fc from 'fast-check'
import type { ReleaseChannel, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import { expect, test } from 'vitest'
import { compose } from '../composition/compose.ts'
import { manifestFor } from '../fixtures/release.ts'
import { createChannel } from './channel.ts'
import { promoted, promotedTo } from './promote.ts'
import { rolledBack } from './rollback.ts'

const NAME = 'mfe-catalog'
const AT = '2026-01-01T00:00:00.000Z'

const channelWith = (name: string, ids: string[], stable: string): ReleaseChannel => ({
  ...createChannel(),
  active: [{ release: stable, weight: 100 }],
  releases: Object.fromEntries(
    ids.map(id => [id, { ...manifestFor(name, id), base: `/r/${name}/${id}/`, publishedAt: AT }]),
  ),
})

const has = (channel: ReleaseChannel, visitor: string) => {
  const document: ReleaseDocument = {
    schema: 1,
    serial: 1,
    issued: AT,
    expires: AT,
    remotes: { [HOST_NAME]: channelWith(HOST_NAME, ['h1'], 'h1'), [NAME]: channel },
  }
  return compose(document, visitor).remotes[NAME]?.release
}

const visitors = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 20, maxLength: 60 })
const rising = fc
  .uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 8 })
  .map(percents => percents.sort((a, b) => a - b))

test('REL-4 through any rising rollout up to everyone nobody who had the release loses it, and going back takes it from all', () => {
  fc.assert(
    fc.property(visitors, rising, (people, percents) => {
      let channel = channelWith(NAME, ['c1', 'c2'], 'c1')
      let before = new Set<string>()
      for (const percent of [...percents, 100]) {
        channel =
          (percent === 100 ? promoted(channel, 'c2') : promotedTo(channel, NAME, 'c2', percent)) ?? channel
        const now = new Set(people.filter(person => has(channel, person) === 'c2'))
        expect([...before].filter(person => !now.has(person))).toEqual([])
        before = now
      }
      expect(before.size).toBe(people.length)
      const back = rolledBack(channel, 'c1')
      expect(people.filter(person => has(back, person) !== 'c1')).toEqual([])
    }),
    { numRuns: 200 },
  )
})

test('REL-4 lowering a rollout takes the release from some and gives it to nobody new', () => {
  fc.assert(
    fc.property(visitors, rising, (people, percents) => {
      let channel = promotedTo(channelWith(NAME, ['c1', 'c2'], 'c1'), NAME, 'c2', 99) as ReleaseChannel
      let before = people
      for (const percent of percents.toReversed()) {
        channel = promotedTo(channel, NAME, 'c2', percent) ?? channel
        const now = people.filter(person => has(channel, person) === 'c2')
        expect(now.every(person => before.includes(person))).toBe(true)
        before = now
      }
    }),
    { numRuns: 200 },
  )
})
