import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { run } from 'releases/command'
import { run as runProcess } from '../../scripts/process.ts'
import { channelIn, liveRelease, operate, type Place, settingsOf } from '../drill/place.ts'
import type { KeptShop, Role } from '../support/kept-shop.ts'
import { ROOT } from '../support/shop.ts'
import { type Deed, make, NAMES, type Name, publish } from './stock.ts'

export interface Chaos {
  place: Place
  shop: KeptShop
  /** For builds. */
  folder: string
  draw(from: number, to: number): number
  /** Sound releases that were published, by name. */
  sound: Map<Name, string[]>
}

/** A bad release is watched for so long before the operator acts who saw the alarm, ms. */
const ALARM_MS = 8_000
const POLL_INTERVAL_MS = 100
/** Refused, or another was first: that is an answer too. */
const ANSWERS: ReadonlySet<number> = new Set([0, 3, 4])
const DAY_MS = 86_400_000

/** What may happen to a shop, each with how often it is drawn. */
export const ACTS: Record<string, { weight: number; act(chaos: Chaos): Promise<void> }> = {
  publish: {
    weight: 3,
    async act(chaos) {
      const name = someName(chaos)
      const release = await publish(chaos.place, await make(name, 'sound', chaos.folder))
      chaos.sound.set(name, [...(chaos.sound.get(name) ?? []), release])
    },
  },
  promote: {
    weight: 4,
    async act(chaos) {
      const name = someName(chaos)
      const releases = chaos.sound.get(name) ?? []
      const release = releases[chaos.draw(0, releases.length - 1)] ?? ''
      const share = chaos.draw(0, 2) === 0 ? ['--percent', String(chaos.draw(1, 99))] : []
      await tell(chaos.place, 'promote', name, release, ...share)
    },
  },
  rollback: {
    weight: 3,
    act: chaos => tell(chaos.place, 'rollback', someName(chaos), '--reason', 'chaos'),
  },
  crash: { weight: 1, act: chaos => withBad(chaos, 'crash') },
  hang: { weight: 1, act: chaos => withBad(chaos, 'hang') },
  leak: { weight: 1, act: chaos => withBad(chaos, 'leak') },
  'tamper with the document': {
    weight: 1,
    async act({ place }) {
      const folder = join(settingsOf(place).store, 'documents')
      const path = join(
        folder,
        (await readdir(folder))
          .filter(file => /^\d+\.json$/.test(file))
          .sort()
          .at(-1) ?? '',
      )
      await writeFile(path, (await readFile(path, 'utf8')).replace('schema', 'schemb'))
      await pause(POLL_INTERVAL_MS)
      await tell(place, 'renew')
    },
  },
  'tamper with a file': {
    weight: 1,
    async act(chaos) {
      const name = someName(chaos)
      const live = await liveRelease(chaos.place, name)
      const { entries } = (await channelIn(chaos.place, name)).releases[live] ?? {}
      const path = join(settingsOf(chaos.place).store, 'files', name, live, String(entries?.node))
      const before = await readFile(path)
      await writeFile(path, `${before}\nthrow new Error('tampered')`)
      await pause(10 * POLL_INTERVAL_MS)
      await writeFile(path, before)
    },
  },
  'a clock that is behind': {
    weight: 1,
    async act({ place }) {
      const shifted = { ...place.env, CLOCK_SHIFT_MS: String(-40 * DAY_MS) }
      const args = ['--import', './e2e/chaos/shifted-clock.mjs', 'releases/cli.ts', 'renew']
      const words = await runProcess('node', args, { cwd: ROOT, env: shifted }).catch(error => String(error))
      if (!words.includes('the clock of this machine says'))
        throw new Error(`a clock 40 days behind: ${words}`)
    },
  },
  'a disk without room': {
    weight: 1,
    async act(chaos) {
      const name = someName(chaos)
      const dist = await make(name, 'sound', chaos.folder)
      const before = await liveRelease(chaos.place, name)
      // No file may grow beyond some KB, as on a disk that is full: the command ends wherever it is.
      const command = `ulimit -f 8; exec node releases/cli.ts publish ${dist} --no-gate --reason chaos`
      const ended = await runProcess('bash', ['-c', command], { cwd: ROOT, env: chaos.place.env }).catch(
        () => null,
      )
      if (ended !== null) throw new Error('a release was published onto a full disk')
      if ((await liveRelease(chaos.place, name)) !== before) throw new Error('and something went live')
    },
  },
  'kill what serves': { weight: 1, act: chaos => kill(chaos, 'serving') },
  'kill its supervisor': { weight: 1, act: chaos => kill(chaos, 'supervisor') },
  'kill the backend': { weight: 1, act: chaos => kill(chaos, 'store-api') },
}

const someName = ({ draw }: Chaos): Name => NAMES[draw(0, NAMES.length - 1)] as Name

/** The operators' command, not waiting for edges that may just have been killed. @throws Error where it says neither yes nor no */
async function tell({ env }: Place, ...args: string[]): Promise<void> {
  const { code, err } = await run([...args, '--wait', '0', '--json'], env)
  if (!ANSWERS.has(code)) throw new Error(`${args.join(' ')} ended with ${code}: ${err}`)
}

/** Everyone is given a bad release, until an edge takes it off or an operator has seen the alarm. */
async function withBad(chaos: Chaos, deed: Deed): Promise<void> {
  const { place, folder } = chaos
  const name = someName(chaos)
  const dist = await make(name, deed, folder)
  const bad = await publish(place, dist)
  await rm(dist, { recursive: true })
  // A rollout that is under way ends first.
  await tell(
    place,
    'promote',
    name,
    await liveRelease(place, name),
    '--reason',
    'chaos: only one rollout at a time',
  )
  await operate(place, 'promote', name, bad, '--reason', `chaos: ${deed}`)
  const until = Date.now() + ALARM_MS
  while (Date.now() < until && (await liveRelease(place, name)) === bad) await pause(POLL_INTERVAL_MS)
  await tell(place, 'rollback', name, '--from', bad, '--reason', 'chaos: the alarm')
  await tell(place, 'block', name, bad, '--reason', 'chaos: never again')
}

async function kill({ shop }: Chaos, role: Role): Promise<void> {
  const pid = shop.processes()[role]
  // What serves may just be on its way.
  if (pid) process.kill(pid, 'SIGKILL')
}
