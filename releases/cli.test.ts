import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('REL-11 a command whose reader has gone ends as it would have', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'cli.ts'), '--help'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.destroy()
  let err = ''
  child.stderr.on('data', text => {
    err += text
  })
  const [code] = await once(child, 'close')
  expect([code, err]).toEqual([0, ''])
})
