import { Refusal } from './refusal.ts'

export interface WorkLimit {
  /** @throws Refusal where no more may wait: asked first, before a request costs anything */
  refuseWhenFull(): void
  run<T>(work: () => Promise<T>): Promise<T>
  readonly running: number
  readonly waiting: number
}

/**
 * Bounds work in flight: at most `running` at once and `waiting` in line; beyond that it is refused at once,
 * so that what was begun still ends in time.
 */
export function workLimit(max: { running: number; waiting: number }): WorkLimit {
  const line: (() => void)[] = []
  let running = 0
  const refuseWhenFull = () => {
    if (running >= max.running && line.length >= max.waiting)
      throw new Refusal('unavailable', { retryAfter: 1 })
  }
  return {
    refuseWhenFull,
    get running() {
      return running
    },
    get waiting() {
      return line.length
    },
    async run(work) {
      refuseWhenFull()
      if (running >= max.running) {
        await new Promise<void>(next => line.push(next))
      } else running++
      try {
        return await work()
      } finally {
        // The place passes on to the next in line without being given up in between.
        const next = line.shift()
        if (next) next()
        else running--
      }
    },
  }
}
