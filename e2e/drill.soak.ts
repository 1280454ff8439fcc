import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { figure } from 'shared-contracts/testing/repeats.ts'
import { answers, freePort, run, stop } from '../scripts/process.ts'
import { startPostgres } from '../store-api/testing/private-cluster.ts'
import { MISHAPS } from './drill/mishaps.ts'
import { isSound, type Place } from './drill/place.ts'
import { commandsOf } from './drill/runbook.ts'
import { ROOT, type Shop, startShop } from './support/shop.ts'

const ACCOUNT = { user: 'arcade', password: 'arcade', database: 'arcade' }
/** From the last command until the shop is as it should be; a busy machine is given more than the figure says. */
const MAX_RECOVERY_MS = 60_000

test.describe('REL-11 what the runbook says against', () => {
  let shop: Shop
  let place: Place
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  test.beforeAll(async () => {
    test.setTimeout(600_000)
    postgres = await startPostgres(ACCOUNT)
    const { user, password, database } = ACCOUNT
    const DATABASE_URL = `postgres://${user}:${password}@127.0.0.1:${postgres.port}/${database}`
    await fill(DATABASE_URL)
    const PORT = String(await freePort())
    shop = await startShop({ DATABASE_URL, PORT })
    const here = { DATA_DIR: shop.dataDir, RELEASE_STORE: `${shop.dataDir}/releases` }
    place = {
      url: shop.url,
      env: { ...process.env, ...here, DATABASE_URL, PORT, RELEASE_ACTOR: 'drill' },
    }
  })
  test.afterAll(async () => {
    await shop?.stop()
    await postgres?.stop()
    if (place?.env.BACKUP) await rm(place.env.BACKUP, { recursive: true })
  })

  for (const [name, { remedy, strike }] of Object.entries(MISHAPS)) {
    test(`REL-11 ${name}, word for word, brings the shop back`, async () => {
      expect(await isSound(place), 'before').toBe(true)
      const { says, isMended } = await strike(place)
      expect(await isMended(), 'it is broken').toBe(false)
      const began = performance.now()
      for (const command of commandsOf(remedy)) {
        const text = asHere(command, place.url, says)
        await run('bash', ['-c', text], { cwd: ROOT, env: place.env, label: text }).catch(error => {
          throw new Error(`${(error as Error).message}\n${shop.log().slice(-3_000)}`)
        })
      }
      const given = performance.now()
      while (!(await isMended()) && performance.now() < given + MAX_RECOVERY_MS) await pause(200)
      expect(await isMended(), shop.log().slice(-3_000)).toBe(true)
      figure(`${name}: back ${((performance.now() - began) / 1000).toFixed(1)} s after the first command`)
    })
  }
})

/** Seeding an empty database may take a busy machine longer than `npm start` waits. */
async function fill(DATABASE_URL: string): Promise<void> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'arcade-fill-'))
  const PORT = String(await freePort())
  const env = { ...process.env, DATABASE_URL, DATA_DIR, PORT, STORE: 'tea-house', SANDBOX: 'on' }
  const child = spawn('node', ['store-api/main.ts'], { cwd: ROOT, env, stdio: 'ignore' })
  await answers(`http://127.0.0.1:${PORT}/readyz`, child, 600_000)
  await stop(child)
  await rm(DATA_DIR, { recursive: true })
}

/** A command of the runbook for this shop: its address, and what an operator reads in `status` and `log`. */
function asHere(command: string, url: string, says: Record<string, string>): string {
  let text = command.replaceAll('localhost:8080', new URL(url).host)
  for (const [words, meant] of Object.entries(says)) text = text.replaceAll(`<${words}>`, meant)
  expect(text, 'no placeholder is left').not.toMatch(/<[a-z ]+>/)
  return text
}
