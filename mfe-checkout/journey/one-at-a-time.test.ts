import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('CRT-2 what fails is told to whoever asked, and what was asked for after it is done all the same', async () => {
  const { run, settled } = oneAtATime()
  const log: string[] = []
  const fails = run(async () => {
    log.push('begun')
    await null
    throw new Error('broken')
  })
  const next = run(async () => void log.push('next'))
  await expect(fails).rejects.toThrow('broken')
  await next
  expect(log).toEqual(['begun', 'next'])
  await expect(run(() => Promise.reject(new Error('again')))).rejects.toThrow('again')
  await settled()
})
