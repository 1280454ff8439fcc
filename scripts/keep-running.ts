import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stop } from './process.ts'

const ROOT = join(import.meta.dirname, '..')
/** An address, as `--import` reads it: in a path a `%` would be one too. */
const WITH_PARENT = pathToFileURL(join(ROOT, 'edge/process/end-with-parent.ts')).href
const FIRST_DELAY_MS = 100
const MAX_DELAY_MS = 2_000
/** One that has run for so long begins with the first delay again. */
const SETTLED_MS = 10_000

export interface KeptProcess {
  /** The process that runs now, or ran last. */
  child(): ChildProcess
  /** Resolves once the process says that it listens; what answers at its address may be another. @throws Error when it ended before */
  listening(): Promise<void>
  /** From here on another one takes the place of one that fails. */
  keep(): void
  stop(): Promise<void>
}

/**
 * Starts a Node script that ends when this process does. Once it is to be kept, another one is started whenever it
 * fails, after a delay that doubles.
 * @param ended told when it ends and no other is started: it failed before it was to be kept, or ended with code 0, as a
 *   process does that was told to stop
 */
export function keepRunning(
  script: string,
  env: NodeJS.ProcessEnv,
  ended: (code: number, words: string) => void,
): KeptProcess {
  let kept = false
  let stopping = false
  let delay = FIRST_DELAY_MS
  let timer: NodeJS.Timeout | undefined
  let child = start()

  function start(): ChildProcess {
    const began = Date.now()
    const started = spawn(process.execPath, ['--import', WITH_PARENT, script], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // With a group of its own, so that nothing of it is left behind.
      detached: true,
    })
    started.once('exit', (code, signal) => {
      endGroup(started)
      if (stopping) return
      const words = `${script} ended with ${signal ?? `code ${code}`}`
      if (code === 0 || !kept) return ended(code ?? 1, words)
      if (Date.now() - began > SETTLED_MS) delay = FIRST_DELAY_MS
      console.error(`${words}; another one starts in ${delay} ms`)
      timer = setTimeout(() => {
        child = start()
      }, delay)
      delay = Math.min(2 * delay, MAX_DELAY_MS)
    })
    return started
  }

  return {
    child: () => child,
    listening: () =>
      new Promise((resolve, reject) => {
        child.on('message', message => message === 'listening' && resolve())
        child.once('exit', () => reject(new Error(`${script} ended before it listened`)))
      }),
    keep() {
      kept = true
    },
    stop() {
      stopping = true
      clearTimeout(timer)
      return stop(child, STOP_MS)
    },
  }
}

/** A process that does not end when told to is ended so much later. */
const STOP_MS = 9_000

/** Ends what a process that has ended has left: caught in a loop it never hears that, and would hold the address for good. */
function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // Nothing was left.
  }
}
