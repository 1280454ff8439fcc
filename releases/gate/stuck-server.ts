import type { ChildProcess } from 'node:child_process'
import { type CallFrame, createScripts, type Script } from './stuck-page.ts'

/** For a process that is started with a port of its own for its inspector, which it opens when it is asked. */
export const INSPECTOR_FLAG = '--inspect-port=127.0.0.1:0'
const LISTENS = /ws:\/\/127\.0\.0\.1:\d+\/[\w-]+/
const ASK_AGAIN_MS = 50

/**
 * Asks a process that answers nobody what it is doing: Node opens its inspector for a signal whatever its code is caught in.
 * @param child started with `INSPECTOR_FLAG`. @param log what it has written by now. @param limit ms
 * @returns its calls as a stack; `''` when it does not say
 */
export async function caughtOnServer(child: ChildProcess, log: () => string, limit: number): Promise<string> {
  const over = AbortSignal.timeout(limit)
  child.kill('SIGUSR1')
  for (;;) {
    const [address] = LISTENS.exec(log()) ?? []
    if (address) return pausedAt(address, over)
    if (over.aborted || child.exitCode !== null || child.signalCode !== null) return ''
    await new Promise(resolve => setTimeout(resolve, ASK_AGAIN_MS))
  }
}

function pausedAt(address: string, over: AbortSignal): Promise<string> {
  const socket = new WebSocket(address)
  const { promise, resolve } = Promise.withResolvers<string>()
  over.addEventListener('abort', () => resolve(''))
  socket.addEventListener('error', () => resolve(''))
  socket.addEventListener('open', () => {
    for (const [id, method] of ['Debugger.enable', 'Debugger.pause'].entries())
      socket.send(JSON.stringify({ id, method }))
  })
  const scripts = createScripts()
  socket.addEventListener('message', ({ data }) => {
    const said = JSON.parse(String(data)) as Said
    if (said.method === 'Debugger.scriptParsed') scripts.parsed(said.params)
    if (said.method === 'Debugger.paused') resolve(scripts.stackOf(said.params.callFrames))
  })
  return promise.finally(() => socket.close())
}

type Said =
  | { method: 'Debugger.scriptParsed'; params: Script }
  | { method: 'Debugger.paused'; params: { callFrames: CallFrame[] } }
  | { method?: never }
