import { expect, test } from 'vitest'
import { LIMITS } from '../limits.ts'
import { readBoundedBody } from './bounded-body.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test('NFR-S M8 an answer of the API within the bounds comes through as it is', async () => {
  const text = JSON.stringify({ words: '[[{{\\"[', deep: JSON.parse(nested(LIMITS.apiDepth - 1)) })
  expect(String(await readBoundedBody(new Response(text)))).toBe(text)
  expect(JSON.parse(String(await readBoundedBody(new Response(`[${'[],'.repeat(1000)}[]]`))))).toHaveLength(
    1001,
  )
  expect(await readBoundedBody(new Response(null, { status: 204 }))).toBeNull()
})

test('NFR-S M8 one that is nested too deeply, or too large, is refused and read no further', async () => {
  await expect(readBoundedBody(new Response(nested(LIMITS.apiDepth + 1)))).rejects.toThrow(
    'nested too deeply',
  )
  let given = 0
  const endless = new ReadableStream({
    pull(stream) {
      given++
      stream.enqueue(new Uint8Array(1_000_000).fill(0x20))
    },
  })
  await expect(readBoundedBody(new Response(endless))).rejects.toThrow('too large')
  expect(given).toBeLessThan(12)
})
