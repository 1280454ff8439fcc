import { expect, test, vi } from 'vitest'
import { logStream } from './log-stream.ts'

const ANSWERED = '{"level":30,"msg":"answered"}\n'
const OTHER = '{"level":40,"msg":"remote failed"}\n'

test('NFR-P lines of answers are written together, in order and soon; any other at once, with those before it', () => {
  vi.useFakeTimers()
  try {
    const written: string[] = []
    const { write } = logStream(text => written.push(text))
    write(ANSWERED)
    write(ANSWERED)
    expect(written).toEqual([])
    write(OTHER)
    expect(written).toEqual([ANSWERED + ANSWERED + OTHER])
    write(ANSWERED)
    vi.advanceTimersByTime(50)
    expect(written.slice(1)).toEqual([ANSWERED])
    write(ANSWERED)
    for (const told of process.listeners('exit')) if (String(told).includes('flushers')) told(0)
    expect(written.slice(2)).toEqual([ANSWERED])
  } finally {
    vi.useRealTimers()
  }
})
