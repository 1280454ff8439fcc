import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

const PREFIX = '.packing-'
/** No run takes as long: whoever began it, on this machine or another that shares the folder, is gone. */
const ABANDONED_MS = 24 * 3_600_000
/** A process by its machine: elsewhere the same number is another's. */
const whose = (pid: number) => `${PREFIX}${hostname().replace(/[^\w.]/g, '_')}-${pid}-`

/**
 * A folder of this process to make packages in, beside where they are put. What runs that were interrupted left there goes first.
 * @param out there already
 * @returns absolute path; whoever asked removes it
 */
export async function openStaging(out: string): Promise<string> {
  for (const name of await readdir(out))
    if (name.startsWith(PREFIX) && (await isLeftOver(out, name)))
      await rm(join(out, name), { recursive: true, force: true })
  return mkdtemp(join(out, whose(process.pid)))
}

async function isLeftOver(out: string, name: string): Promise<boolean> {
  const pid = Number(/-(\d+)-\w+$/.exec(name)?.[1])
  if (pid > 0 && name.startsWith(whose(pid))) return !isAlive(pid)
  // Another run may be removing it, too.
  const info = await stat(join(out, name)).catch(() => null)
  return info !== null && Date.now() - info.mtimeMs > ABANDONED_MS
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
