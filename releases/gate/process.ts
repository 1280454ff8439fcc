import type { ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { createServer } from 'node:net'

/** Below what systems give to connections that go out (Linux from 32768, others from 49152), so that none of those takes one by chance. */
const PORTS = { from: 20_000, to: 30_000 }
/** For so long (ms) nobody else who asks here is given the same: whoever asked listens by then. */
const RESERVED_MS = 60_000
const LOOPBACK = ['127.0.0.1', '::1']

/** @returns a TCP port that is free on both loopback addresses, and that no other process of this machine is given here meanwhile */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to)
    if ((await reserve(port)) && (await isFree(port))) return port
  }
}

/** A UDP port this much lower stands for a port, for only one process can have it; both kinds of its own number are left to whoever it is for. */
const RESERVED_BELOW = 10_000

function reserve(port: number): Promise<boolean> {
  const socket = createSocket('udp4')
  return new Promise(resolve => {
    // Where there is no UDP, being free has to do.
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    socket.bind({ port: port - RESERVED_BELOW, address: '127.0.0.1', exclusive: true }, () => {
      socket.unref()
      setTimeout(() => socket.close(), RESERVED_MS).unref()
      resolve(true)
    })
  })
}

/** Whether nothing listens on a TCP port. @param hosts without a name those of the loopback interface; those that the machine lacks do not count */
export async function isFree(port: number, hosts: readonly string[] = LOOPBACK): Promise<boolean> {
  for (const host of hosts) if (!(await canListen(port, host))) return false
  return true
}

function canListen(port: number, host: string): Promise<boolean> {
  const server = createServer()
  return new Promise(resolve => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
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
