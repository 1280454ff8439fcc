import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { releaseSaved } from './release-saved.ts'

let broken: Set<string>
let live: string[]
let said: string[]
beforeEach(() => {
  broken = new Set()
  live = []
  said = []
  vi.spyOn(console, 'error').mockImplementation(words => void said.push(words))
})
afterEach(() => vi.restoreAllMocks())

const saved = (host: string, a: string, b: string) =>
  new Map([
    ['host-shell', host],
    ['mfe-a', a],
    ['mfe-b', b],
  ])
const opened = () => {
  const unless = async (name: string) => {
    if (broken.has(name)) throw new Error(`${name} failed`)
  }
  return releaseSaved(saved('1', '1', '1'), {
    build: name => unless(`build ${name}`),
    publish: name => unless(`publish ${name}`).then(() => live.push(name)),
  })
}

test('REL-7 a folder that does not build keeps no other from being released', async () => {
  const releasing = opened()
  broken.add('build mfe-a')
  const now = saved('2', '2', '2')
  expect(releasing.isStale(now)).toBe(true)
  expect(await releasing.release(now)).toEqual(['host-shell', 'mfe-b'])
  expect(said).toEqual(['build mfe-a failed'])
  expect([releasing.isStale(now), releasing.isReleased(now)]).toEqual([false, false])
  broken.clear()
  const mended = saved('2', '3', '2')
  expect(await releasing.release(mended)).toEqual(['mfe-a'])
  expect(releasing.isReleased(mended)).toBe(true)
})

test('REL-7 what is refused beside another is released with that one', async () => {
  const releasing = opened()
  broken.add('build host-shell').add('publish mfe-a')
  expect(await releasing.release(saved('2', '2', '1'))).toEqual([])
  broken.clear()
  expect(await releasing.release(saved('3', '2', '1'))).toEqual(['host-shell', 'mfe-a'])
  expect(live).toEqual(['host-shell', 'mfe-a'])
})

test('REL-7 what one gives up and another takes over is released with one save, and nothing is said of it', async () => {
  const releasing = releaseSaved(saved('1', '1', '1'), {
    build: async () => {},
    async publish(name) {
      if (name === 'mfe-a' && !live.includes('mfe-b')) throw new Error('the slot belongs to mfe-b')
      live.push(name)
    },
  })
  expect(await releasing.release(saved('1', '2', '2'))).toEqual(['mfe-b', 'mfe-a'])
  expect(said).toEqual([])
})

test('REL-7 what was taken back before it was released is not', async () => {
  const releasing = opened()
  broken.add('build mfe-a')
  await releasing.release(saved('1', '2', '1'))
  broken.clear()
  expect(await releasing.release(saved('1', '1', '1'))).toEqual([])
})
