import type { Worker } from 'node:cluster'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LIMITS } from '../limits.ts'
import { createProcessPool } from './process-pool.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A pool of processes 1, 2, …, and what was told to them. */
function pooled(standby = true) {
  const said: string[] = []
  const all: Worker[] = []
  const pool = createProcessPool({
    standby,
    start: () => {
      const worker = { process: { pid: all.length + 1 } } as Worker
      said.push(`start ${all.push(worker)}`)
      return worker
    },
    serve: ({ process }) => said.push(`serve ${process.pid}`),
    retire: ({ process }) => said.push(`retire ${process.pid}`),
    log: { error: () => {} },
  })
  const of = (pid: number) => all[pid - 1] as Worker
  const told = () => said.splice(0)
  const kill = (pid: number) => pool.ended(of(pid), null, 'SIGKILL')
  pool.begin()
  pool.stands(of(1))
  pool.listens(of(1))
  vi.advanceTimersByTime(0)
  return { pool, of, told, kill }
}

test('REL-3 REL-8 one stands by, and serves as soon as the one before has ended; then the next stands by', () => {
  const { told, kill, pool, of } = pooled()
  expect(told()).toEqual(['start 1', 'serve 1', 'start 2'])
  kill(1)
  expect(told()).toEqual(['serve 2'])
  pool.listens(of(2))
  vi.advanceTimersByTime(LIMITS.firstDelay)
  expect(told()).toEqual(['start 3'])
})

test('REL-1 one that should be replaced is told so only when the other listens', () => {
  const { told, pool, of } = pooled()
  told()
  pool.replace(of(1))
  expect(told(), 'the other cannot serve yet').toEqual([])
  pool.stands(of(2))
  expect(told()).toEqual(['serve 2'])
  pool.listens(of(2))
  expect(told()).toEqual(['retire 1'])
  pool.ended(of(1), 0, null)
  vi.advanceTimersByTime(LIMITS.firstDelay)
  expect(told()).toEqual(['start 3'])
})

test('REL-3 one that ends before it listens gives back to the one before it', () => {
  const { told, kill, pool, of } = pooled()
  pool.stands(of(2))
  pool.replace(of(1))
  told()
  kill(2)
  expect(pool.serving()).toBe(of(1))
  pool.replace(of(1))
  vi.advanceTimersByTime(LIMITS.firstDelay)
  pool.stands(of(3))
  expect(told()).toEqual(['start 3', 'serve 3'])
})

test('REL-8 one that got back what it had to give up is replaced by the next, unasked', () => {
  const { told, kill, pool, of } = pooled()
  pool.stands(of(2))
  pool.replace(of(1))
  told()
  kill(2)
  vi.advanceTimersByTime(LIMITS.firstDelay)
  expect(told(), 'somebody stands by again').toEqual(['start 3'])
  pool.stands(of(3))
  pool.listens(of(3))
  expect(told()).toEqual(['serve 3', 'retire 1'])
})

test('REL-3 with nobody standing by one that served is followed at once, one that never could after a delay', () => {
  const { told, kill, pool } = pooled()
  kill(2)
  told()
  kill(1)
  expect(told()).toEqual(['start 3', 'serve 3'])
  kill(3)
  expect(told()).toEqual([])
  vi.advanceTimersByTime(LIMITS.longestDelay)
  expect(told()).toEqual(['start 4', 'serve 4'])
  pool.stop()
})

test('REL-3 those that end one after the other are followed later and later, until one has lasted', () => {
  const { told, kill } = pooled()
  told()
  const delays = [LIMITS.firstDelay, 2 * LIMITS.firstDelay, 4 * LIMITS.firstDelay]
  for (const [i, delay] of delays.entries()) {
    kill(i + 2)
    vi.advanceTimersByTime(delay - 1)
    expect(told()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told()).toEqual([`start ${i + 3}`])
  }
  vi.advanceTimersByTime(LIMITS.settled + 1)
  kill(5)
  vi.advanceTimersByTime(0)
  expect(told()).toEqual(['start 6'])
})

test('REL-1 where none is wanted to stand by one is started only to replace another', () => {
  const { told, pool, of } = pooled(false)
  expect(told()).toEqual(['start 1', 'serve 1'])
  pool.replace(of(1))
  vi.advanceTimersByTime(0)
  pool.stands(of(2))
  pool.listens(of(2))
  expect(told()).toEqual(['start 2', 'serve 2', 'retire 1'])
  vi.advanceTimersByTime(LIMITS.settled)
  expect(told()).toEqual([])
})
