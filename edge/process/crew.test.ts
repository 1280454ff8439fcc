import type { Worker } from 'node:cluster'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LIMITS } from '../limits.ts'
import { createCrew } from './crew.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A crew of processes 1, 2, …, and what was told to them. */
function crewed(standby = true) {
  const said: string[] = []
  const all: Worker[] = []
  const crew = createCrew({
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
  const kill = (pid: number) => crew.ended(of(pid), null, 'SIGKILL')
  crew.begin()
  crew.stands(of(1))
  crew.listens(of(1))
  vi.advanceTimersByTime(0)
  return { crew, of, told, kill }
}

test('REL-3 REL-8 one stands by, and serves as soon as the one before has ended; then the next stands by', () => {
  const { told, kill, crew, of } = crewed()
  expect(told()).toEqual(['start 1', 'serve 1', 'start 2'])
  kill(1)
  expect(told()).toEqual(['serve 2'])
  crew.listens(of(2))
  vi.advanceTimersByTime(LIMITS.firstDelay)
  expect(told()).toEqual(['start 3'])
})

test('REL-1 one that should be replaced is told so only when the other listens', () => {
  const { told, crew, of } = crewed()
  told()
  crew.replace(of(1))
  expect(told(), 'the other cannot serve yet').toEqual([])
  crew.stands(of(2))
  expect(told()).toEqual(['serve 2'])
  crew.listens(of(2))
  expect(told()).toEqual(['retire 1'])
  crew.ended(of(1), 0, null)
  vi.advanceTimersByTime(LIMITS.firstDelay)
  expect(told()).toEqual(['start 3'])
})

test('REL-3 one that ends before it listens gives back to the one before it', () => {
  const { told, kill, crew, of } = crewed()
  crew.stands(of(2))
  crew.replace(of(1))
  told()
  kill(2)
  expect(crew.serving()).toBe(of(1))
  crew.replace(of(1))
  vi.advanceTimersByTime(LIMITS.firstDelay)
  crew.stands(of(3))
  expect(told()).toEqual(['start 3', 'serve 3'])
})

test('REL-3 with nobody standing by one that served is followed at once, one that never could after a delay', () => {
  const { told, kill, crew } = crewed()
  kill(2)
  told()
  kill(1)
  expect(told()).toEqual(['start 3', 'serve 3'])
  kill(3)
  expect(told()).toEqual([])
  vi.advanceTimersByTime(LIMITS.longestDelay)
  expect(told()).toEqual(['start 4', 'serve 4'])
  crew.stop()
})

test('REL-3 those that end one after the other are followed later and later, until one has lasted', () => {
  const { told, kill } = crewed()
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
  const { told, crew, of } = crewed(false)
  expect(told()).toEqual(['start 1', 'serve 1'])
  crew.replace(of(1))
  vi.advanceTimersByTime(0)
  crew.stands(of(2))
  crew.listens(of(2))
  expect(told()).toEqual(['start 2', 'serve 2', 'retire 1'])
  vi.advanceTimersByTime(LIMITS.settled)
  expect(told()).toEqual([])
})
