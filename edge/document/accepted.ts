import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from 'releases/whole-files'

export interface Accepted {
  serial: number
  text: string
}

/**
 * The last document this edge accepted, kept across restarts: without it an attacker could restart the edge
 * and serve it an older document.
 * @param store location of the release store the document came from; stores do not know of each other
 */
export function acceptedDocument(cache: string, store: string) {
  const path = join(
    cache,
    'accepted',
    `${createHash('sha256').update(store).digest('hex').slice(0, 16)}.json`,
  )
  return {
    path,
    async read(): Promise<Accepted | null> {
      try {
        const { serial, text } = JSON.parse(await readFile(path, 'utf8'))
        return { serial: Number(serial), text: String(text) }
      } catch {
        return null
      }
    },
    async write(accepted: Accepted): Promise<void> {
      await writeWhole(join(cache, 'incoming'), path, Buffer.from(JSON.stringify(accepted)), 'replace')
    },
  }
}
