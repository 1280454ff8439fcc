import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFailed, test } from 'vitest'
import { keepRunning } from './keep-running.ts'
import { markStopping, whenStopped } from './stopping.ts'

let folder: string
let script: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arcade-keep-'))
  script = join(folder, 'serve.mjs')
  await writeFile(
    script,
    `import { appendFileSync } from 'node:fs'
     process.on('SIGTERM', () => process.exit(0))
     appendFileSync(${JSON.stringify(join(folder, 'pids'))}, process.pid + '\\n')
     setInterval(() => {}, 1000)`,
  )
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const pids = async () =>
  (await readFile(join(folder, 'pids'), 'utf8').catch(() => '')).split('\n').filter(Boolean).map(Number)
const begun = (count: number) => expect.poll(pids, { interval: 20 }).toHaveLength(count)
const alive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('REL-3 M7 a kept process that is killed is started again; told to stop it stays down', async () => {
  const ends: number[] = []
  const kept = keepRunning(script, {}, code => ends.push(code))
  await begun(1)
  kept.keep()
  kept.child().kill('SIGKILL')
  await begun(2)
  await kept.stop()
  expect((await pids()).filter(alive)).toEqual([])
  expect(ends).toEqual([])
})

test('REL-3 M7 what a killed process leaves behind is ended: caught in a loop it would hold the address for good', async () => {
  const left = join(folder, 'left.mjs')
  await writeFile(
    left,
    `import { writeFileSync } from 'node:fs'
     for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {})
     writeFileSync(${JSON.stringify(join(folder, 'left'))}, String(process.pid))
     setInterval(() => {}, 1000)`,
  )
  await appendFile(
    script,
    `\nimport { spawn } from 'node:child_process'; spawn(process.execPath, [${JSON.stringify(left)}])`,
  )
  const kept = keepRunning(script, {}, () => {})
  const pidLeft = async () => Number(await readFile(join(folder, 'left'), 'utf8').catch(() => 0))
  await expect.poll(pidLeft, { interval: 20 }).toBeGreaterThan(0)
  const pid = await pidLeft()
  // Where it is not ended, this is the only one who knows of it.
  onTestFailed(() => void process.kill(pid, 'SIGKILL'))
  kept.keep()
  kept.child().kill('SIGKILL')
  await begun(2)
  await expect.poll(() => alive(pid)).toBe(false)
  await kept.stop()
})

test('REL-3 M7 a process listens once it says so itself; one that ends before never did', async () => {
  await writeFile(script, "setTimeout(() => process.send('listening'), 50); setInterval(() => {}, 1000)")
  const kept = keepRunning(script, {}, () => {})
  await kept.listening()
  await kept.stop()
  await writeFile(script, 'process.exit(1)')
  await expect(keepRunning(script, {}, () => {}).listening()).rejects.toThrow('ended before it listened')
})

test('REL-3 M7 one that somebody told to stop ends the whole, and so does one that fails before it is kept', async () => {
  for (const [signal, code] of [
    ['SIGTERM', 0],
    ['SIGKILL', 1],
  ] as const) {
    const before = (await pids()).length
    const ended = new Promise<number>(resolve => {
      const kept = keepRunning(script, {}, resolve)
      void begun(before + 1).then(() => {
        if (code === 0) kept.keep()
        kept.child().kill(signal)
      })
    })
    expect(await ended).toBe(code)
  }
})

test('REL-3 M7 its processes end with their parent, even one that is killed', async () => {
  const keep = join(import.meta.dirname, 'keep-running.ts')
  const parent: ChildProcess = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { keepRunning } from ${JSON.stringify(keep)}; keepRunning(${JSON.stringify(script)}, {}, () => {})`,
    ],
    { stdio: 'ignore' },
  )
  await begun(1)
  const gone = once(parent, 'exit')
  parent.kill('SIGKILL')
  await gone
  await expect.poll(async () => (await pids()).filter(alive)).toEqual([])
})

test('REL-3 a shop starts in a folder whose name says something else in an address', async () => {
  const clone = join(folder, '50%20茶')
  for (const file of ['scripts/keep-running.ts', 'edge/process/end-with-parent.ts'])
    await cp(join(import.meta.dirname, '..', file), join(clone, file))
  await writeFile(join(clone, 'scripts/process.ts'), 'export const stop = async child => void child.kill()')
  await writeFile(
    join(clone, 'start.ts'),
    `import { keepRunning } from './scripts/keep-running.ts'
     const kept = keepRunning(${JSON.stringify(script)}, {}, code => process.exit(code))
     process.on('message', () => kept.stop().then(() => process.exit()))`,
  )
  const parent = spawn(process.execPath, [join(clone, 'start.ts')], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const gone = once(parent, 'exit')
  await Promise.race([begun(1), gone])
  if (parent.connected) parent.send('stop')
  await gone
  expect((await pids()).length).toBe(1)
})

test('REL-3 a start waits for a shop over the same data that is about to end', async () => {
  const done = markStopping(folder)
  let waited = false
  const waiting = whenStopped(folder).then(() => {
    waited = true
  })
  await new Promise(setImmediate)
  expect(waited).toBe(false)
  done()
  await waiting
  await writeFile(join(folder, 'stopping'), '999999999')
  await whenStopped(folder)
})
