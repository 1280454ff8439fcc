import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publicHalf, signDocument, signingKey } from 'releases/signing'
import { openStore } from 'releases/store'
import { run } from '../../scripts/process.ts'
import { relabelled } from '../support/relabelled.ts'
import { ROOT } from '../support/shop.ts'
import {
  channelIn,
  documentOf,
  isSound,
  liveRelease,
  operate,
  type Place,
  settingsOf,
  textAt,
} from './place.ts'
import type { Remedy } from './runbook.ts'

/** Something that goes wrong at three in the morning. */
export interface Mishap {
  /** What wakes the operator. */
  call: string
  remedy: Remedy
  /** Shops that keep their data in PostgreSQL alone have it. */
  ofDatabase?: true
  /** Breaks the shop. */
  strike(place: Place): Promise<Struck>
}

export interface Struck {
  /** What the runbook's placeholders stand for here: what an operator reads in `status` and `log`. */
  says: Record<string, string>
  /** Whether the shop is as it should be again. */
  isMended(): Promise<boolean>
}

const REMOTE = 'mfe-catalog'
const DAY_MS = 86_400_000

export const MISHAPS: Record<string, Mishap> = {
  'bad-remote': {
    call: 'shoppers write that totals are wrong since a few minutes ago',
    remedy: { part: 'One remote is bad', at: 'One remote is bad' },
    strike: withBadRemote,
  },
  'frozen-bad-remote': {
    call: 'shoppers write that totals are wrong, and the rollback does not work',
    remedy: { part: 'The rollback is refused', at: '`is frozen`' },
    async strike(place) {
      const struck = await withBadRemote(place)
      await operate(place, 'freeze', REMOTE, '--reason', 'sale until Monday')
      return {
        ...struck,
        // Whoever froze it thaws it.
        async isMended() {
          if (!(await struck.isMended())) return false
          if ((await channelIn(place, REMOTE)).frozen)
            await operate(place, 'unfreeze', REMOTE, '--reason', 'it is mended')
          return true
        },
      }
    },
  },
  'document-altered': {
    call: 'alert DocumentRefused: altered',
    remedy: { part: 'Document or key', at: '**Altered**' },
    async strike(place) {
      // One that nothing was changed in since: what the bad one held is lost.
      await operate(place, 'renew')
      const path = await newestDocument(place)
      await writeFile(path, (await readFile(path, 'utf8')).replace('schema', 'schemb'))
      return sound(place)
    },
  },
  'document-older': {
    call: 'alert DocumentRefused: older; somebody restored the store from a backup',
    remedy: { part: 'Document or key', at: '**The store is older' },
    async strike(place) {
      await operate(place, 'renew')
      // The edge has seen it.
      await textAt(`${place.url}/readyz`)
      await rm(await newestDocument(place))
      return sound(place)
    },
  },
  'document-expired': {
    call: 'alert DocumentExpires: the release document is over',
    remedy: { part: 'Document or key', at: '**Expired**' },
    async strike(place) {
      const settings = settingsOf(place)
      const document = await documentOf(place)
      const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
      const serial = document.serial + 1
      const over = { ...document, serial, issued: at(-31), expires: at(-1) }
      await openStore(settings.store).writeDocument(serial, signDocument(over, await signingKey(settings)))
      return sound(place)
    },
  },
  'key-lost': {
    call: 'the disk with the keys was replaced; its backup is empty',
    remedy: { part: 'Document or key', at: '**Key lost**' },
    async strike(place) {
      await rm(join(settingsOf(place).keys, 'signing.pem'))
      return sound(place)
    },
  },
  'team-key-stolen': {
    call: 'a laptop of the catalogue team was stolen, and their key was on it',
    remedy: { part: 'Document or key', at: "**A team's key stolen**" },
    async strike(place) {
      const { privateKey, publicKey } = generateKeyPairSync('ed25519')
      const until = new Date(Date.now() + 30 * DAY_MS).toISOString()
      const good = await liveRelease(place, REMOTE)
      await operate(place, 'team', 'add', REMOTE, publicHalf(publicKey).text, '--until', until)
      const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
      const thief = { ...place, env: { ...place.env, RELEASE_TEAM_KEY: pem, RELEASE_ACTOR: 'nobody knows' } }
      const theirs = await anotherLive(thief)
      return {
        says: { 'good release': good, 'its release': theirs },
        async isMended() {
          const { blocked } = await channelIn(place, REMOTE)
          const { keys } = (await operate(place, 'team', 'list')) as { keys: unknown[] }
          return keys.length === 0 && blocked.includes(theirs) && (await isGone(place, theirs))
        },
      }
    },
  },
  'files-lost': {
    call: 'pages of the catalogue come and then change their look: files of it are answered 404',
    remedy: { part: 'Files of a release', at: 'Files of a release' },
    async strike(place) {
      const live = await liveRelease(place, REMOTE)
      const { entries } = (await channelIn(place, REMOTE)).releases[live] ?? {}
      await rm(join(settingsOf(place).store, 'files', REMOTE, live, String(entries?.web)))
      return sound(place)
    },
  },
  'database-lost': {
    call: 'pages come without goods; store-api says that its database does not exist',
    ofDatabase: true,
    remedy: { part: 'Database, backend', at: 'Under another name first' },
    async strike(place) {
      const address = place.env.DATABASE_URL ?? ''
      const folder = await mkdtemp(join(tmpdir(), 'arcade-backup-'))
      await run('pg_dump', ['-Fc', '-f', join(folder, 'arcade.dump'), address])
      const name = new URL(address).pathname.slice(1)
      const server = new URL('/postgres', address).href
      await run('psql', [server, '-qc', `drop database "${name}" with (force)`])
      place.env.BACKUP = folder
      return sound(place)
    },
  },
}

const sound = (place: Place): Struck => ({ says: {}, isMended: () => isSound(place) })

/** A release for everyone that nothing but shoppers can tell from a good one. */
async function withBadRemote(place: Place): Promise<Struck> {
  const bad = await anotherLive(place)
  return { says: { 'live release': bad }, isMended: () => isGone(place, bad) }
}

/** @returns id of a release that was just put live */
async function anotherLive(place: Place): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'arcade-drill-'))
  try {
    const label = `drill${Date.now().toString(36)}`
    const dist = await relabelled(join(ROOT, REMOTE, 'dist'), join(folder, 'dist'), label)
    const { release } = await operate(place, 'publish', dist, '--no-gate', '--reason', 'a drill')
    await operate(place, 'promote', REMOTE, String(release), '--reason', 'a drill')
    return String(release)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Whether pages are made without a release, and sound. */
async function isGone(place: Place, release: string): Promise<boolean> {
  const page = await textAt(`${place.url}/store/productlist`)
  return page !== null && !page.includes(release) && (await isSound(place))
}

async function newestDocument(place: Place): Promise<string> {
  const folder = join(settingsOf(place).store, 'documents')
  return join(
    folder,
    (await readdir(folder))
      .filter(name => /^\d+\.json$/.test(name))
      .sort()
      .at(-1) ?? '',
  )
}
