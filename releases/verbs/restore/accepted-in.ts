import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ReleaseError } from '../../refusal.ts'

/** A document as an edge keeps what it accepted. */
export interface Accepted {
  serial: number
  text: string
}

/** Where an edge keeps it, below its data. */
const FOLDERS = ['', 'accepted', 'edge/accepted']

/**
 * @param place an edge's folder, a file of it, or `-` for what is piped in
 * @returns what edges accepted there, newest first
 * @throws ReleaseError where there is nothing of the kind
 */
export async function acceptedIn(place: string): Promise<Accepted[]> {
  const texts = await textsIn(place)
  const found = texts.flatMap(read).sort((a, b) => b.serial - a.serial)
  if (found.length > 0) return found
  throw new ReleaseError('refused', `no edge has kept a document at ${place}`, [
    'name the folder that an edge has its data in (`DATA_DIR` there), or pipe its `edge/accepted/*.json` in and name `-`',
  ])
}

async function textsIn(place: string): Promise<string[]> {
  if (place === '-') return (await readFile('/dev/stdin', 'utf8')).split('\n')
  if ((await stat(place).catch(() => null))?.isFile()) return [await readFile(place, 'utf8')]
  const folders = await Promise.all(
    FOLDERS.map(async below => {
      const folder = join(place, below)
      const names = await readdir(folder).catch(() => [])
      return names.filter(name => name.endsWith('.json')).map(name => join(folder, name))
    }),
  )
  return Promise.all(folders.flat().map(path => readFile(path, 'utf8')))
}

function read(text: string): Accepted[] {
  try {
    const { serial, text: said } = JSON.parse(text) as Accepted
    return Number.isSafeInteger(serial) && serial > 0 && typeof said === 'string'
      ? [{ serial, text: said }]
      : []
  } catch {
    return []
  }
}
