import { run as release } from 'releases/command'
import { openWorkspace, readDocument, readSettings } from 'releases/document'
import type { ReleaseChannel, ReleaseDocument } from 'shared-contracts/release/document.ts'

/** A running shop that may be broken: what tells its commands where it is, as `npm start` takes it. */
export interface Place {
  url: string
  /** DATA_DIR, PORT, RELEASE_STORE, DATABASE_URL and so on. */
  env: NodeJS.ProcessEnv
}

/** The operators' command. @returns what it says to programs. @throws Error in its words */
export async function operate({ env }: Place, ...args: string[]): Promise<Record<string, unknown>> {
  const { code, out, err } = await release(
    [...args, '--json', ...(WRITES.has(args[0] ?? '') ? NO_WAIT : [])],
    env,
  )
  if (code !== 0) throw new Error(`${args.join(' ')}: ${err}`)
  return JSON.parse(out)
}
const WRITES = new Set(['promote', 'rollback', 'block'])
const NO_WAIT = ['--wait', '0']

export const settingsOf = ({ env }: Place) => readSettings(env)
export const documentOf = (place: Place): Promise<ReleaseDocument> =>
  readDocument(openWorkspace(settingsOf(place)))

/** @throws Error when nothing of this name is published */
export async function channelIn(place: Place, name: string): Promise<ReleaseChannel> {
  const channel = (await documentOf(place)).remotes[name]
  if (!channel) throw new Error(`${name} is not published`)
  return channel
}

/** @returns release that everyone, or most, are given */
export async function liveRelease(place: Place, name: string): Promise<string> {
  const [first] = (await channelIn(place, name)).active
  if (!first) throw new Error(`${name} is not live`)
  return first.release
}

/** Whether pages come with goods on them, made of sound releases, and the doctor finds nothing. */
export async function isSound(place: Place): Promise<boolean> {
  const [page, goods, { code }] = await Promise.all([
    textAt(`${place.url}/store/productlist`),
    textAt(`${place.url}/api/istore/client/productManagement2/products`),
    release(['doctor', '--json'], place.env),
  ])
  return page !== null && goods?.includes('"products":[{') === true && code === 0
}

/** @returns null for anything but a good answer */
export const textAt = (address: string): Promise<string | null> =>
  fetch(address, { signal: AbortSignal.timeout(10_000) })
    .then(async answer => (answer.ok ? await answer.text() : null))
    .catch(() => null)
