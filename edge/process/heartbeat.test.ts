import type { Worker } from 'node:cluster'
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LIMITS } from '../limits.ts'
import { watchHeartbeat } from './heartbeat.ts'
import { PULSE } from './messages.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const SECOND = 1_000

/** A process that answers as long as `answers` is true, and uses the processor for `share` of the time. */
function watched() {
  const workers = new EventEmitter()
  const state = { answers: true, connected: true, share: 1 as number | null }
  const told: string[] = []
  let used = 0
  const worker = {
    process: { pid: 1 },
    isConnected: () => state.connected,
    send: (message: string) => state.answers && workers.emit('message', worker, message),
  } as unknown as Worker
  watchHeartbeat({
    every: LIMITS.pulse,
    frozen: () => told.push('frozen'),
    workers,
    used: () => (state.share === null ? null : used),
  })
  workers.emit('online', worker)
  const pass = (ms: number) => {
    for (let at = 0; at < ms; at += LIMITS.pulse) {
      used += LIMITS.pulse * (state.share ?? 0)
      vi.advanceTimersByTime(LIMITS.pulse)
    }
  }
  return { workers, worker, state, told, pass }
}

test('REL-3 a process that answers is left alone, however busy; one that answers now and then too', () => {
  const { state, told, pass } = watched()
  pass(60 * SECOND)
  for (let i = 0; i < 10; i++) {
    state.answers = false
    pass(LIMITS.frozen - 2 * LIMITS.pulse)
    state.answers = true
    pass(LIMITS.pulse)
  }
  expect(told).toEqual([])
})

test('REL-3 one that uses the processor and says nothing is found within two seconds, once', () => {
  const { state, told, pass } = watched()
  pass(SECOND)
  state.answers = false
  pass(LIMITS.frozen - LIMITS.pulse)
  expect(told).toEqual([])
  pass(SECOND)
  expect(told).toEqual(['frozen'])
  pass(60 * SECOND)
  expect(told).toHaveLength(1)
})

test('REL-3 one that a busy machine lets wait is not taken for frozen before 12 s', () => {
  const { state, told, pass } = watched()
  pass(SECOND)
  state.answers = false
  state.share = 0.04
  pass(LIMITS.mute)
  expect(told).toEqual([])
  pass(LIMITS.pulse)
  expect(told).toEqual(['frozen'])
})

test('REL-3 one that says whose code it runs needs no other answer', () => {
  const { workers, worker, state, told, pass } = watched()
  pass(SECOND)
  state.answers = false
  for (let i = 0; i < 40; i++) {
    workers.emit('message', worker, { left: 'a' })
    pass(LIMITS.frozen - LIMITS.pulse)
  }
  expect(told).toEqual([])
})

test('REL-3 what was said while nobody listened is heard before anybody is judged', () => {
  const { workers, worker, state, told, pass } = watched()
  pass(SECOND)
  state.answers = false
  // The interval is late, and what has come meanwhile is read after it.
  state.share = 8
  setTimeout(() => workers.emit('message', worker, PULSE), LIMITS.pulse)
  pass(LIMITS.pulse)
  expect(told).toEqual([])
})

test('REL-3 where nobody can say what it used, one that has stopped answering is found within 13 s', () => {
  const { state, told, pass } = watched()
  state.share = null
  pass(SECOND)
  state.answers = false
  pass(13 * SECOND)
  expect(told).toEqual(['frozen'])
})

test('REL-3 one that never comes to answer is found too, but has longer', () => {
  const { state, told, pass } = watched()
  state.answers = false
  pass(LIMITS.muteAtStart - LIMITS.pulse)
  expect(told).toEqual([])
  pass(SECOND)
  expect(told).toEqual(['frozen'])
})

test('REL-3 one that has ended, or is about to, is not asked', () => {
  const { workers, worker, state, told, pass } = watched()
  state.answers = false
  state.connected = false
  pass(60 * SECOND)
  workers.emit('exit', worker)
  workers.emit('message', worker, PULSE)
  pass(60 * SECOND)
  expect(told).toEqual([])
})

test('REL-3 a clock that is set two days ahead, or back, freezes nobody and hides no one that is frozen', () => {
  const { state, told, pass } = watched()
  pass(SECOND)
  state.share = 0
  for (const days of [2, -2]) {
    state.answers = false
    pass(2 * LIMITS.pulse)
    vi.setSystemTime(Date.now() + days * 86_400 * SECOND)
    pass(2 * LIMITS.pulse)
    state.answers = true
    pass(SECOND)
  }
  expect(told).toEqual([])
  state.answers = false
  vi.setSystemTime(Date.now() - 2 * 86_400 * SECOND)
  pass(LIMITS.mute + LIMITS.pulse)
  expect(told).toEqual(['frozen'])
})
