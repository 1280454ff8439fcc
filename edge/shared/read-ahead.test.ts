import { expect, test } from 'vitest'
import { readAhead } from './read-ahead.ts'

const bytes = (...texts: string[]) => texts.map(text => new TextEncoder().encode(text))
const textOf = (parts: readonly Uint8Array[]) => Buffer.concat(parts).toString()

test('NFR-P a page is there for others as soon as it is drawn, however slowly its visitor reads', async () => {
  let whole = ''
  const source = (async function* () {
    for (const part of bytes('a', 'b', 'c')) yield part
  })()
  const reading = readAhead(source, parts => {
    whole = textOf(parts)
  })
  const first = await reading.next()
  await expect.poll(() => whole).toBe('abc')
  const rest: Uint8Array[] = [first.value as Uint8Array]
  for await (const part of reading) rest.push(part)
  expect(textOf(rest)).toBe('abc')
})

test('REL-3 a page that breaks off does so after what was drawn, and is nobody else’s', async () => {
  let told = false
  const source = (async function* () {
    yield* bytes('a')
    await null
    throw new Error('broken')
  })()
  const seen: Uint8Array[] = []
  const read = async () => {
    for await (const part of readAhead(source, () => {
      told = true
    }))
      seen.push(part)
  }
  await expect(read()).rejects.toThrow('broken')
  expect([textOf(seen), told]).toEqual(['a', false])
})
