import { spawn } from 'node:child_process'
import type { Worker } from 'node:cluster'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { PULSE, tell } from './messages.ts'

test('REL-1 a process that dies as it is told something is no error of the supervisor', async () => {
  const child = spawn(process.execPath, ['-e', ''], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  const errors: Error[] = []
  child.on('error', error => errors.push(error))
  const ended = once(child, 'exit')
  child.disconnect()
  const worker = { isConnected: () => true, send: child.send.bind(child) } as unknown as Worker
  tell(worker, PULSE)
  await ended
  expect(errors).toEqual([])
})
