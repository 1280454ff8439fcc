import { access, constants, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Workspace } from '../../document/read.ts'
import { isFolder } from '../../store/location.ts'
import { bytesText } from '../bytes-text.ts'
import { type Finding, fine, wrong } from './finding.ts'

const CHECK = 'disk'
/** A few releases with their compressed copies. */
const MIN_FREE_BYTES = 256 * 1024 * 1024

/** Whether there is room for more releases, and who has the key can write. */
export async function checkDisk(
  { settings }: Pick<Workspace, 'settings'>,
  mayWrite: (folder: string) => Promise<void> = folder => access(folder, constants.W_OK),
): Promise<Finding[]> {
  const { store, keys } = settings
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
  return [...findings.flat(), ...(isFolder(store) ? await checkWritable(settings, mayWrite) : [])]
}

/** Whoever cannot sign writes nothing anyway: an edge's machine may only read. */
async function checkWritable(
  { store, keys, signingKey }: Workspace['settings'],
  mayWrite: (folder: string) => Promise<void>,
): Promise<Finding[]> {
  const signs =
    signingKey !== null ||
    (await access(join(keys, 'signing.pem')).then(
      () => true,
      () => false,
    ))
  if (!signs) return []
  for (const folder of [store, join(store, 'documents'), join(store, 'files')]) {
    const refused = await mayWrite(folder).catch((error: NodeJS.ErrnoException) => error.code)
    if (refused === 'EROFS')
      return [
        wrong(
          CHECK,
          `${folder} is mounted to be read only`,
          'mount it for writing, or run verbs where it is',
        ),
      ]
    if (refused === 'EACCES')
      return [
        wrong(CHECK, `this user may not write at ${folder}`, 'run verbs as who owns the store and its keys'),
      ]
  }
  return []
}
