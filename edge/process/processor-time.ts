import { readFileSync } from 'node:fs'

/** Clock ticks in a second in `/proc`: fixed for programs on Linux. */
const TICKS = 100

/** @returns processor time that a process's main thread, which runs its JavaScript, has used so far, ms; null where no one can say */
export function processorTime(pid: number | undefined): number | null {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8')
    // The second field is a name, which may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS
  } catch {
    return null
  }
}
