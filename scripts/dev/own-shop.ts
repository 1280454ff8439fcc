import { setTimeout as pause } from 'node:timers/promises'
import { messageOf } from '../against/develop.ts'
import { build } from '../build.ts'
import { openDevShop } from '../dev-shop.ts'
import { inputsOf, timesOf } from '../inputs.ts'
import { freePort } from '../process.ts'
import { publishAll } from '../publish.ts'
import { refuseTaken } from './refuse-taken.ts'
import { releaseSaved } from './release-saved.ts'

const POLL_MS = 500
/** Whoever saves again soon is not made to wait for a machine that builds releases. */
const QUIET_MS = 3_000

/** Whose files the running servers were started from. */
const SERVERS = ['edge', 'store-api', 'payment-sandbox', 'demo-stores', 'releases']

export interface OwnShop {
  url: string
  /** Whether its server draws pages from what is saved. */
  drawn(): boolean
  close(): Promise<void>
}

/**
 * A shop of this machine to develop in: what was saved it releases a while later, so that its server draws it too, and its servers start
 * anew when their own files change.
 * @param port where it is seen, by what is served before it
 * @param ended called when it ends before it was up even once
 * @returns once it is up
 */
export async function openOwnShop(
  root: string,
  folders: readonly string[],
  port: number,
  ended: (code: number) => void,
): Promise<OwnShop> {
  // It is listened to last: by then the start has promoted what it built, and a shop that runs here serves it.
  await refuseTaken(port)
  // Whoever develops may look into every page (`?composition`).
  process.env.INSPECT ||= 'on'
  process.env.PUBLIC_ORIGIN ||= `http://localhost:${port}`
  process.env.PORT = String(await freePort())
  const watched = [...folders, 'shared-contracts', 'federation']
  let read = { times: '', of: new Map<string, string>() }
  const before = inputs()
  // Taken before they start: of what is saved meanwhile they may have read what was there before.
  let served = timesOf(root, SERVERS)
  const shop = openDevShop(['node', 'scripts/start.ts', '--quiet'], root, ended)
  await shop.up
  const releasing = releaseSaved(before, {
    build: name => build([name], { yields: true }),
    publish: name => publishAll({ built: [name], edited: [name], names: [name] }),
  })
  let saved = before
  let changedAt = 0
  let open = true

  function inputs(): Map<string, string> {
    // Reading all of it each time would take the processor from the next save.
    const times = timesOf(root, watched)
    if (times !== read.times) read = { times, of: new Map(folders.map(name => [name, inputsOf(root, name)])) }
    return read.of
  }
  async function look(): Promise<void> {
    const now = timesOf(root, SERVERS)
    if (now !== served) {
      served = now
      console.log('a server has changed: the shop starts anew')
      await shop.restart()
    }
    const newest = inputs()
    if (folders.some(name => newest.get(name) !== saved.get(name))) changedAt = Date.now()
    saved = newest
    if (!releasing.isStale(saved) || Date.now() - changedAt <= QUIET_MS) return
    const live = await releasing.release(saved)
    if (live.length > 0) console.log(`released ${live.join(', ')}: the server draws it too`)
  }
  async function follow(): Promise<void> {
    let said = ''
    // Looks again and again rather than being told: editors save by replacing files, which recursive watching loses.
    for (;;) {
      await pause(POLL_MS)
      if (!open) return
      try {
        await look()
        said = ''
      } catch (error) {
        const words = `what is saved is not released: ${messageOf(error)}`
        if (words !== said) console.error(words)
        said = words
      }
    }
  }
  void follow()
  return {
    url: `http://localhost:${process.env.PORT}`,
    drawn: () => releasing.isReleased(inputs()),
    async close() {
      open = false
      await shop.close()
    },
  }
}
