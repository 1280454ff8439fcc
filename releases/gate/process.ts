import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'

/** @returns a TCP port on the loopback interface that was free a moment ago */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

/**
 * Waits until an address answers 2xx.
 * @param limit ms
 * @throws Error when the child ended or the limit passed
 */
export async function answers(url: string, child: ChildProcess, limit = 180_000): Promise<void> {
  const until = Date.now() + limit
  while (Date.now() < until) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`ended with ${child.signalCode ?? `code ${child.exitCode}`} before ${url} answered`)
    const ok = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      r => r.ok,
      () => false,
    )
    if (ok) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not answer within ${limit / 1000} s`)
}

/** Ends a child politely, then surely. @param limit ms */
export function stop(child: ChildProcess, limit = 30_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise(resolve => {
    const timer = setTimeout(() => child.kill('SIGKILL'), limit)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
