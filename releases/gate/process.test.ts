import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort, isFree } from './process.ts'

test('REL-3 a port that is given out is given to nobody else, and is free', async () => {
  const ports = await Promise.all(Array.from({ length: 500 }, freePort))
  expect(new Set(ports).size).toBe(ports.length)
  expect(await isFree(ports[0] ?? 0)).toBe(true)
})

test('REL-3 a port that is listened on, on either loopback address, is not free', async () => {
  const port = await freePort()
  const server = createServer()
  await new Promise<void>(resolve => void server.listen(port, '127.0.0.1', resolve))
  expect(await isFree(port)).toBe(false)
  expect(await isFree(port, ['0.0.0.0'])).toBe(false)
  await new Promise(resolve => server.close(resolve))
  expect(await isFree(port)).toBe(true)
})
