import type { ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'

/** Has a process that was just started leave the processors to whoever else wants them: the next save comes before it. */
export function yieldToSaves(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended, or this machine lets nobody say so.
  }
}
