import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { serveKit } from './serve.ts'

test('REL-3 a port that is taken is said in words that can be caught', async () => {
  const other = createServer()
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  await expect(serveKit((other.address() as AddressInfo).port)).rejects.toThrow('EADDRINUSE')
})
