import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { gate } from '../fixtures/gate.ts'
import { coalesce } from './coalesce.ts'

const bytes = (text: string) => Buffer.from(text)
async function read(parts: AsyncIterable<Uint8Array>): Promise<string[]> {
  const seen: string[] = []
  for await (const part of coalesce(parts)) seen.push(Buffer.from(part).toString())
  return seen
}

test('NFR-P what a page has written by now is one part, what comes later another', async () => {
  const later = gate()
  async function* page() {
    yield bytes('head ')
    yield bytes('body ')
    later.open()
    await setImmediate()
    await setImmediate()
    yield bytes('deferred ')
    yield bytes('state')
  }
  expect(await read(page())).toEqual(['head body ', 'deferred state'])
  await later.opened
})

test('NFR-P what is written is not held back for what is still to come', async () => {
  const seen = gate()
  async function* page() {
    yield bytes('head')
    await seen.opened
    yield bytes('body')
  }
  const got: string[] = []
  for await (const part of coalesce(page())) {
    got.push(Buffer.from(part).toString())
    seen.open()
  }
  expect(got).toEqual(['head', 'body'])
})

test('REL-3 a large page is several parts, and nothing of it is lost or moved', async () => {
  const pieces = Array.from({ length: 100 }, (_, i) => `${i} `.repeat(1_000))
  async function* page() {
    for (const piece of pieces) yield bytes(piece)
  }
  const parts = await read(page())
  expect(parts.length).toBeGreaterThan(1)
  expect(parts.join('')).toBe(pieces.join(''))
})

test('REL-3 a page that breaks off does so after what it had written', async () => {
  async function* page() {
    yield bytes('one ')
    yield bytes('two')
    throw new Error('broken')
  }
  const got: string[] = []
  const reading = (async () => {
    for await (const part of coalesce(page())) got.push(Buffer.from(part).toString())
  })()
  await expect(reading).rejects.toThrow('broken')
  expect(got).toEqual(['one two'])
})

test('REL-3 who leaves ends the page', async () => {
  let ended = false
  async function* page() {
    try {
      yield bytes('one')
      await setImmediate()
      await setImmediate()
      yield bytes('two')
    } finally {
      ended = true
    }
  }
  for await (const _part of coalesce(page())) break
  expect(ended).toBe(true)
})
