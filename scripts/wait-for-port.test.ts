import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort, stop } from './process.ts'
import { waitForPort } from './wait-for-port.ts'

async function taken() {
  const port = await freePort()
  const other = createServer((_, response) => response.end('ok')).listen(port, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  return { port, other }
}

test('REL-3 a start waits for a port that a shop about to end still holds, and says so', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  const { port, other } = await taken()
  const free = waitForPort(port, '')
  await expect.poll(() => said.mock.calls.flat()).toEqual([`port ${port} is taken; waiting until it is free`])
  other.close()
  await free
})

test('REL-3 a start on a port that another keeps is refused with what to do', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  const { port } = await taken()
  await expect(waitForPort(port, '', 0)).rejects.toThrow(`port ${port} is taken: end what listens there`)
})

test('REL-3 what another answers at the port is never said to be the shop', async () => {
  const { port } = await taken()
  const started = spawn(process.execPath, ['scripts/start.ts', '--as-is'], {
    // No backend of its own: nothing but the port is waited for.
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '',
      API_ORIGIN: 'http://127.0.0.1:1',
      DATA_DIR: '.cache/start',
    },
  })
  let said = ''
  for (const stream of [started.stdout, started.stderr]) stream.on('data', text => (said += text))
  await expect.poll(() => said).toContain(`port ${port} is taken; waiting`)
  await stop(started)
  expect(said).not.toContain('ready')
})
