import { statfs } from 'node:fs/promises'
import type { Workspace } from '../../document/read.ts'
import { isFolder } from '../../store/location.ts'
import { bytesText } from '../bytes-text.ts'
import { type Finding, fine, wrong } from './finding.ts'

const CHECK = 'disk'
/** A few releases with their compressed copies. */
const MIN_FREE_BYTES = 256 * 1024 * 1024

/** Whether there is room for more releases. */
export async function checkDisk({ settings: { store, keys } }: Workspace): Promise<Finding[]> {
  const folders = isFolder(store) ? [store, keys] : [keys]
  const findings = await Promise.all(
    folders.map(async folder => {
      const found = await statfs(folder).catch(() => null)
      if (!found) return []
      const free = found.bavail * found.bsize
      const words = `${bytesText(free)} free at ${folder}`
      return [
        free < MIN_FREE_BYTES
          ? wrong(CHECK, words, '`gc --dry-run`, then `gc`; or a larger disk')
          : fine(CHECK, words),
      ]
    }),
  )
  return findings.flat()
}
