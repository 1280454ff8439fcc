import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { LIMITS } from '../limits.ts'
import { newNonce } from '../page/nonce.ts'
import { spliced } from './spliced.ts'

/** Where there is next to nothing to say, another level may say it in a few bytes more. */
const MAX_MORE_BYTES = 8
const WORDS = ['tea', 'price', '普洱', 'class="card"', '<a href="/store/product/', '0.50', '😀', 'nonce="']

/** A text as pages are: words that come again, a nonce in many places. */
function page(nonce: string, seed: number, nonces: number): Buffer {
  let state = seed
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  // Some as long as a page's state, whose compressed form comes in several parts.
  const word = () => (seed % 3 === 0 ? next(1e9).toString(36) : WORDS[next(WORDS.length)])
  const words = () => Array.from({ length: 1 + next(seed % 3 === 0 ? 40_000 : 2_000) }, word).join('')
  const parts = Array.from({ length: nonces }, () => `${words()}<script nonce="${nonce}">`)
  return Buffer.from(`${parts.join('')}${words()}</html>`)
}

test('NFR-P NFR-S a page that was compressed once is sent with a nonce of its own each time, and is the same else', async () => {
  for (let seed = 1; seed <= 30; seed++) {
    const drawn = newNonce()
    const html = page(drawn, seed, seed % 10)
    const kept = spliced(html, drawn)
    const write = await kept.brotli()
    expect(write, `seed ${seed}`).not.toBeNull()
    const check = (written: typeof write) => {
      for (const nonce of [newNonce(), newNonce()]) {
        const expected = html.toString().replaceAll(drawn, nonce)
        expect(kept.plain(nonce).toString()).toBe(expected)
        expect(brotliDecompressSync(written?.(nonce) ?? '').toString()).toBe(expected)
      }
    }
    check(write)
    if (seed % 3 === 0) continue
    for (let sent = 1; sent < LIMITS.sharedOften; sent++) expect(await kept.brotli()).toBe(write)
    await expect.poll(kept.brotli, { message: `seed ${seed}, smaller`, interval: 5 }).not.toBe(write)
    const smaller = await kept.brotli()
    check(smaller)
    expect(smaller?.(drawn).length).toBeLessThan((write?.(drawn).length ?? 0) + MAX_MORE_BYTES)
  }
})
