import { readdir, readFile } from 'node:fs/promises'

/** Of Linux, whatever the machine. */
const TICK_MS = 10

interface Spent {
  parent: number
  ms: number
  /** Of processes of its own that have ended. */
  childrenMs: number
}

async function spentBy(pid: number | string): Promise<Spent | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (stat === null) return null
  // The name stands in brackets and may hold anything.
  const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = (first: number) => (Number(rest[first]) + Number(rest[first + 1])) * TICK_MS
  return { parent: Number(parent), ms: ticks(9), childrenMs: ticks(11) }
}

/** Milliseconds of processor time that a process has taken, those it began included; NaN where the system does not say. */
export async function cpuMs(pid: number): Promise<number> {
  const own = await spentBy(pid)
  if (!own) return Number.NaN
  const others = await Promise.all((await readdir('/proc')).filter(name => /^\d+$/.test(name)).map(spentBy))
  const begun = others.filter(other => other?.parent === pid)
  return begun.reduce((sum, other) => sum + (other?.ms ?? 0), own.ms + own.childrenMs)
}
