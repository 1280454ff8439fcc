import { type ChildProcess, spawn } from 'node:child_process'
import { stop } from './process.ts'

/**
 * Runs `npm start` for development.
 * @param command what is run, with the folder it runs in; it sends one message once the shop is up. Started anew it is given `--as-is`
 * @param ended called when it ends before the shop was up even once: then there is nothing to develop with
 */
export function openDevShop(command: readonly string[], cwd: string, ended: (code: number) => void) {
  let wasUp = false
  let closed = false
  const up = Promise.withResolvers<void>()
  let child: ChildProcess | null = start()

  function start(...more: string[]): ChildProcess {
    const started = spawn(command[0] ?? '', [...command.slice(1), ...more], {
      cwd,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    started.once('message', () => {
      wasUp = true
      up.resolve()
    })
    started.once('exit', code => {
      if (started !== child) return
      if (!wasUp) ended(code || 1)
      else console.error('the shop has ended; it starts again with the next change of a server')
    })
    return started
  }

  return {
    /** Resolves once it is up. */
    up: up.promise,
    /** Ends what runs and starts it anew. */
    async restart(): Promise<void> {
      const old = child
      // Its end is meant.
      child = null
      if (old) await stop(old)
      if (closed) return
      // What is built and released from now on is not its business: two would write into the same folders.
      child = start('--as-is')
    },
    async close(): Promise<void> {
      closed = true
      const old = child
      child = null
      if (old) await stop(old)
    },
  }
}
