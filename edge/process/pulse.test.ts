import type { Worker } from 'node:cluster'
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LIMITS } from '../limits.ts'
import { PULSE } from './messages.ts'
import { watchPulse } from './pulse.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A process that answers as long as `answers` is true, and the processes found frozen. */
function watched() {
  const workers = new EventEmitter()
  const state = { answers: true, connected: true }
  const worker = {
    isConnected: () => state.connected,
    send: (message: string) => state.answers && workers.emit('message', worker, message),
  } as unknown as Worker
  const frozen: Worker[] = []
  watchPulse(LIMITS.pulse, one => frozen.push(one), workers)
  workers.emit('online', worker)
  const pass = (questions: number) => vi.advanceTimersByTime(questions * LIMITS.pulse)
  return { workers, worker, state, frozen, pass }
}

test('REL-3 a process that answers is left alone, one that answers now and then too', () => {
  const { state, frozen, pass } = watched()
  pass(100)
  for (let i = 0; i < 10; i++) {
    state.answers = false
    pass(4)
    state.answers = true
    pass(1)
  }
  expect(frozen).toEqual([])
})

test('REL-3 one that has stopped answering is found within 12 s, once', () => {
  const { worker, state, frozen, pass } = watched()
  pass(1)
  state.answers = false
  pass(6)
  expect(frozen).toEqual([worker])
  pass(100)
  expect(frozen).toHaveLength(1)
})

test('REL-3 one that never comes to answer is found too, but has longer', () => {
  const { state, worker, frozen, pass } = watched()
  state.answers = false
  pass(20)
  expect(frozen).toEqual([])
  pass(1)
  expect(frozen).toEqual([worker])
})

test('REL-3 one that is caught as soon as it listens is found as fast as any other', () => {
  const { workers, state, worker, frozen, pass } = watched()
  state.answers = false
  pass(10)
  workers.emit('listening', worker)
  pass(5)
  expect(frozen).toEqual([])
  pass(1)
  expect(frozen).toEqual([worker])
})

test('REL-3 one that has ended, or is about to, is not asked', () => {
  const { workers, worker, state, frozen, pass } = watched()
  state.answers = false
  state.connected = false
  pass(100)
  workers.emit('exit', worker)
  workers.emit('message', worker, PULSE)
  pass(100)
  expect(frozen).toEqual([])
})
