import { expect, test } from 'vitest'
import { sharedNext } from './shared-next.ts'

test('REL-2 many who look at once share what began after they had asked', async () => {
  const works: { end(): void }[] = []
  const look = sharedNext(() => new Promise<void>(end => works.push({ end })))
  const ended: string[] = []
  const ask = (who: string) => look().then(() => ended.push(who))
  const first = ask('first')
  const others = [ask('second'), ask('third')]
  expect(works).toHaveLength(1)
  works[0]?.end()
  await first
  expect(ended).toEqual(['first'])
  await expect.poll(() => works.length).toBe(2)
  works[1]?.end()
  await Promise.all(others)
  const later = ask('later')
  expect(works).toHaveLength(3)
  works[2]?.end()
  await later
})

test('REL-3 work that fails is told to those who wait for it, and begun again by the next', async () => {
  let fails = true
  const look = sharedNext(async () => {
    if (fails) throw new Error('gone')
  })
  await expect(look()).rejects.toThrow('gone')
  fails = false
  await look()
})
