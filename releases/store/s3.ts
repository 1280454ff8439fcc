import { setTimeout as wait } from 'node:timers/promises'
import { ReleaseError } from '../refusal.ts'
import { readLocation, type S3, s3Client } from './s3-client.ts'
import { keyOf, serialOf } from './s3-keys.ts'
import {
  auditEntry,
  LONGEST,
  outlived,
  type ReleaseStore,
  readable,
  type StoredFile,
  TALLIES_READ,
} from './store.ts'

/** How old the answer to "is there a newer document" may be, so that not every page view waits for the object store. */
const MAX_SERIAL_AGE_MS = 300
const BATCH_SIZE = 16
const MAX_TRIES = 5
const BETWEEN_TRIES_MS = 100
/** Buckets tell the time of an object in whole seconds. */
const RESOLUTION_MS = 1_000

/**
 * Release store in an S3-compatible bucket that knows conditional writes (`If-None-Match: *`).
 * @param location `s3://bucket/prefix?region=…&endpoint=…`; credentials come from where AWS clients look for them
 * @throws ReleaseError when the address cannot be read
 */
export function s3Store(location: string): ReleaseStore {
  const at = readLocation(location)
  const s3 = s3Client(at)
  const key = keyOf(at.prefix)
  const unknown = { at: Number.NEGATIVE_INFINITY, newest: 0 }
  /** `at` by a clock that never goes back, ms. */
  let newestKnown = unknown

  const tallies = async (): Promise<StoredFile[]> =>
    (await all(s3.walk(key.tallies))).map(({ key: found, size, changed }) => ({
      path: found.slice(key.tallies.length),
      size,
      changed,
    }))

  async function newestSerial(): Promise<number> {
    let newest = 0
    // Newest first, by the way keys are named. One will do, unless somebody put something else there.
    for await (const { key: found } of s3.walk(key.documents, 1)) {
      newest = serialOf(found)
      if (newest > 0) break
    }
    newestKnown = { at: performance.now(), newest }
    return newest
  }

  return {
    location: `s3://${at.bucket}/${at.prefix}`,
    async serials(after = 0) {
      const serials: number[] = []
      for await (const { key: found } of s3.walk(key.documents)) {
        const serial = serialOf(found)
        if (serial === 0) continue
        if (serial <= after) break
        serials.push(serial)
      }
      return serials.reverse()
    },
    async latestSerial(after) {
      const fresh =
        performance.now() - newestKnown.at < MAX_SERIAL_AGE_MS && newestKnown.newest >= (after ?? 0)
      return after !== undefined && fresh ? newestKnown.newest : newestSerial()
    },
    readDocument: async serial => text(await s3.get(key.document(serial)), LONGEST.document),
    async writeDocument(serial, written) {
      if (serial === 1) await refuseCareless(s3, key.claim('conditional-writes'), location)
      const won = await createOnce(s3, key.document(serial), written)
      newestKnown = unknown
      return won
    },
    removeDocuments: gone => s3.remove(gone.map(key.document)),
    async appendAudit(entry) {
      await s3.put(key.audit(entry), Buffer.from(JSON.stringify(entry)))
    },
    async readAudit(newest) {
      const found = newest === undefined ? await all(s3.walk(key.audits)) : await s3.list(key.audits, newest)
      const texts = await inTurns(found, async object => text(await s3.get(object.key), LONGEST.entry))
      return texts.flatMap(line => auditEntry(line ?? '')).reverse()
    },
    readFile: async (path, max = LONGEST.file) => (await s3.get(key.file(path)))?.bytes(max) ?? null,
    async openFile(path) {
      const found = await s3.open(key.file(path))
      return found && { size: found.size, stream: found.stream }
    },
    async putFile(path, bytes) {
      const known = await (await s3.get(key.file(path)))?.bytes(bytes.length)
      if (known && Buffer.from(known).equals(bytes)) return false
      await s3.put(key.file(path), bytes)
      return true
    },
    async listFiles(prefix) {
      const files: StoredFile[] = []
      for await (const { key: found, size, changed } of s3.walk(key.file(prefix))) {
        files.push({ path: found.slice(key.file('').length), size, changed })
      }
      return files
    },
    removeFiles: paths => s3.remove(paths.map(key.file)),
    async claim(name, said) {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        await createOnce(s3, key.claim(name), said)
        const stands = await text(await s3.get(key.claim(name)), LONGEST.entry)
        // Nothing may stand where two writes met: none of them has won then.
        if (stands !== null) return stands
        await wait(BETWEEN_TRIES_MS)
      }
      throw new Error(`nobody has ${name}: what is written there does not stay`)
    },
    async writeTally(edge, said) {
      await s3.put(key.tallies + edge, Buffer.from(said))
      const old = outlived(await tallies(), edge)
      if (old.length > 0) await s3.remove(old.map(({ path }) => key.tallies + path))
    },
    async readTallies(beside) {
      const fresh = readable(await tallies(), beside && { ...beside, path: beside.edge })
      const told = await inTurns(fresh, async ({ path: edge, ago }) => {
        const said = await text(await s3.get(key.tallies + edge), TALLIES_READ.bytes)
        return said === null ? [] : [{ edge, text: said, ago: ago + RESOLUTION_MS }]
      })
      return told.flat()
    },
  }
}

/** @throws ReleaseError when the server writes over what it was told not to: two operators would both win there */
async function refuseCareless(s3: S3, probe: string, location: string): Promise<void> {
  await s3.create(probe, Buffer.from('1'))
  if (await s3.create(probe, Buffer.from('2')))
    throw new ReleaseError('refused', `the server of ${location} ignores conditional writes (If-None-Match)`)
}

/**
 * A lost answer makes the client ask again and then find its own object there: it won all the same.
 * @returns whether what stands is ours
 */
async function createOnce(s3: S3, name: string, said: string): Promise<boolean> {
  if (await s3.create(name, Buffer.from(said))) return true
  return (await text(await s3.get(name), Buffer.byteLength(said))) === said
}

/** @returns '', which is nothing to anybody, for what is longer than `max` bytes */
const text = async (found: Awaited<ReturnType<S3['get']>>, max: number) =>
  found && Buffer.from((await found.bytes(max)) ?? []).toString('utf8')

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}

async function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (let from = 0; from < items.length; from += BATCH_SIZE)
    done.push(...(await Promise.all(items.slice(from, from + BATCH_SIZE).map(work))))
  return done
}
