import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { openStaging } from './staging.ts'

/** A process that packs into a folder. @returns the name of its staging, and what kills it */
async function packing(out: string) {
  const module = pathToFileURL(join(import.meta.dirname, 'staging.ts')).href
  const script = `import { openStaging } from ${JSON.stringify(module)}
    console.log(await openStaging(${JSON.stringify(out)}))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = await once(child.stdout, 'data')
  const kill = async () => {
    const gone = once(child, 'close')
    child.kill('SIGKILL')
    await gone
  }
  return { name: basename(String(line).trim()), kill }
}

test('REL-1 packing removes what a run that was interrupted left, and nothing that another still works in', async () => {
  const out = await mkdtemp(join(tmpdir(), 'arcade-staging-'))
  onTestFinished(() => rm(out, { recursive: true }))
  const [killed, running] = [await packing(out), await packing(out)]
  await killed.kill()
  // Of another machine that shares the folder, today's and an old one.
  for (const name of ['.packing-elsewhere-1-abcdef', '.packing-elsewhere-1-uvwxyz', 'packed-1.0.0.tgz'])
    await mkdir(join(out, name))
  const old = new Date(Date.now() - 25 * 3_600_000)
  await utimes(join(out, '.packing-elsewhere-1-uvwxyz'), old, old)
  const own = basename(await openStaging(out))
  expect((await readdir(out)).sort()).toEqual(
    [running.name, '.packing-elsewhere-1-abcdef', 'packed-1.0.0.tgz', own].sort(),
  )
})
