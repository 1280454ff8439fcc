import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** Another process has the folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

interface Holder {
  pid: number
  /** When that process began, so that a reused process id is not taken for it; null where the system does not tell. */
  began: string | null
  mark: string
}

/**
 * Takes the embedded database's folder for this process: two writers would silently lose each other's commits.
 * The lock of a process that is gone is taken over.
 * @returns gives the folder back
 * @throws FolderInUse naming the holder and what to do
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = `${folder}.lock`
  const mark = randomUUID()
  const mine = `${path}.${mark}`
  const unlock = async () => {
    if ((await readHolder(path))?.mark === mark) await rm(path, { force: true })
  }
  const holder: Holder = { pid: process.pid, began: (await procStat(process.pid))?.began ?? null, mark }
  try {
    await writeFile(mine, JSON.stringify(holder))
    if (await isLinked(mine, path)) return unlock
    await refuseHeld(folder)
    await rename(mine, path)
    // Several may take over at once: the last rename wins, so look again when all have had time.
    await wait(150)
    const winner = await readHolder(path)
    if (winner?.mark !== mark) throw refusal(folder, winner)
    return unlock
  } finally {
    // On a full disk it is there, and empty: one more with each attempt.
    await rm(mine, { force: true })
  }
}

/** @returns false when there is something of that name */
async function isLinked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** @throws FolderInUse where a living process has the folder; nothing is taken */
export async function refuseHeld(folder: string): Promise<void> {
  const holder = await readHolder(`${folder}.lock`)
  if (holder && (await isAlive(holder))) throw refusal(folder, holder)
}

const refusal = (folder: string, holder: Holder | null) =>
  new FolderInUse(
    `The database folder ${folder} is in use by process ${holder?.pid ?? 'unknown'}. ` +
      'Stop that process, or start this one with another DATA_DIR; several processes can share a store only with DATABASE_URL (PostgreSQL).',
  )

async function readHolder(path: string): Promise<Holder | null> {
  try {
    const holder = JSON.parse(await readFile(path, 'utf8')) as Partial<Holder>
    return typeof holder.pid === 'number' && typeof holder.mark === 'string'
      ? { pid: holder.pid, began: holder.began ?? null, mark: holder.mark }
      : null
  } catch {
    return null
  }
}

async function isAlive({ pid, began }: Holder): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const now = await procStat(pid)
  // A killed process that nobody has reaped still has its id.
  if (now?.state === 'Z' || now?.state === 'X') return false
  return began === null || now === null || now.began === began
}

/** What Linux tells of a process; null elsewhere. */
async function procStat(pid: number): Promise<{ state: string; began: string } | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', began: fields[19] ?? '' }
  } catch {
    return null
  }
}
