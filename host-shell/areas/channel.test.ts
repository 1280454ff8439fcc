import { expect, test, vi } from 'vitest'
import { remoteModule } from '../fixtures/visit.ts'
import { createChannel, type IsLeft } from './channel.ts'

const v1 = { name: 'mfe-a', release: 'v1' }
const v2 = { name: 'mfe-a', release: 'v2' }
const module = remoteModule('mfe-a', {})

/** A channel whose releases' messages come when they are let. @returns releases whose messages became the page's, in order */
function setUp(open: (release: typeof v1) => Promise<typeof module> = async () => module) {
  const words = { v1: Promise.withResolvers<void>(), v2: Promise.withResolvers<void>() }
  const taken: string[] = []
  const left = vi.fn<IsLeft>()
  const channel = createChannel<typeof v1>({
    active: v1,
    lastGood: async () => [v2],
    open: (release, isLeft) => {
      left.mockImplementation(isLeft)
      return open(release)
    },
    async prepare(_, { release }, isLeft) {
      await words[release as keyof typeof words].promise
      if (!isLeft()) taken.push(release)
    },
    report: () => {},
  })
  return { channel, words, taken, left }
}
const part = async () => 'a page'

test('REL-2 messages of a release that was left meanwhile do not replace those of the one that follows', async () => {
  const { channel, words, taken } = setUp()
  const pressed = channel.take(part)
  channel.follow(v2)
  const followed = channel.take(part)
  words.v2.resolve()
  await followed
  words.v1.resolve()
  expect(await pressed).toEqual({ value: 'a page', release: v1 })
  expect(taken).toEqual(['v2'])
  expect(channel.current()).toBe(v2)
})

test('REL-3 a release that stands in for a broken one is not taken for one that was left', async () => {
  const { channel, words, taken, left } = setUp(async ({ release }) => {
    if (release === 'v1') throw new Error('404')
    return module
  })
  words.v2.resolve()
  expect(await channel.take(part)).toEqual({ value: 'a page', release: v2 })
  expect(left()).toBe(false)
  expect(taken).toEqual(['v2'])
})
