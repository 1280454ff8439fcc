import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Outcome } from './ask-provider.ts'
import { type Clock, createReturnCheck } from './return-check.ts'
import { begin, type Phase, SLOW_AFTER_MS } from './return-machine.ts'

class FakeClock implements Clock {
  time = 0
  due: { at: number; run: () => void } | null = null
  now = () => this.time
  after = (ms: number, run: () => void) => {
    const timer = { at: this.time + ms, run }
    this.due = timer
    return () => {
      if (this.due === timer) this.due = null
    }
  }
  pass(ms: number): void {
    this.time += ms
    const { due } = this
    if (!due || due.at > this.time) return
    this.due = null
    due.run()
  }
}

/** A page on a fake clock whose checks are answered by hand; answers to abandoned checks still arrive. */
function page(first: Outcome) {
  const clock = new FakeClock()
  const inFlight: { signal: AbortSignal; answer: (outcome: Outcome) => void }[] = []
  const check = createReturnCheck(
    begin('A1', first, 0),
    signal => new Promise(answer => inFlight.push({ signal, answer })),
    clock,
  )
  const live = () => inFlight.filter(r => !r.signal.aborted)
  const reply = async (outcome: Outcome, which = 0) => {
    inFlight.splice(which, 1)[0]?.answer(outcome)
    await Promise.resolve()
    await Promise.resolve()
  }
  return { clock, check, inFlight, live, reply, phase: (): Phase => check.$state.get().phase }
}

const PAID: Outcome = { type: 'answered', verdict: 'paid', orderID: 'A1' }
const PENDING: Outcome = { type: 'answered', verdict: 'pending', orderID: 'A1' }

test('RET-4 asks every 2000 ms until the backend says paid, then no more', async () => {
  const { clock, check, live, reply, phase } = page(PENDING)
  check.start()
  for (let i = 0; i < 3; i++) {
    clock.pass(1999)
    expect(live()).toHaveLength(0)
    clock.pass(1)
    expect(live()).toHaveLength(1)
    await reply(PENDING)
  }
  clock.pass(2000)
  await reply(PAID)
  expect(phase()).toBe('paid')
  expect(clock.due).toBeNull()
})

test('RET-4 a first check that found it paid is not repeated', () => {
  const { clock, check, inFlight } = page(PAID)
  check.start()
  clock.pass(SLOW_AFTER_MS)
  expect(inFlight).toHaveLength(0)
})

test('leaving the page ends its check and its timer', () => {
  const { clock, check, live } = page(PENDING)
  const stop = check.start()
  clock.pass(2000)
  expect(live()).toHaveLength(1)
  stop()
  expect(live()).toHaveLength(0)
  expect(clock.due).toBeNull()
})

const verdict = fc.constantFrom('paid', 'failed', 'scanned', 'pending', 'incomplete')
const outcome: fc.Arbitrary<Outcome> = fc.oneof(
  verdict.map(v => ({ type: 'answered' as const, verdict: v, orderID: 'A1' })),
  fc.boolean().map(temporary => ({ type: 'refused' as const, message: 'No.', temporary })),
  fc.constant({ type: 'unreachable' as const }),
)
const move = fc.oneof(
  { weight: 3, arbitrary: fc.record({ reply: outcome, which: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.constantFrom(1, 2_000, 30_000, SLOW_AFTER_MS).map(pass => ({ pass })) },
  fc.constantFrom('again', 'shown', 'hidden', 'left').map(send => ({ send })),
)

test('RET-4 RET-5 RET-13 in any order of events: success only on the backend’s word, one check at a time, pending never failure', async () => {
  await fc.assert(
    fc.asyncProperty(outcome, fc.array(move, { maxLength: 60 }), async (first, moves) => {
      const { clock, check, inFlight, live, reply, phase } = page(first)
      check.start()
      let saidPaid = first.type === 'answered' && first.verdict === 'paid'
      let hidden = false
      expect(phase() === 'paid').toBe(saidPaid)
      for (const m of moves) {
        const before = phase()
        const asked = inFlight.length
        if ('pass' in m) clock.pass(m.pass)
        else if ('send' in m) {
          check.send({ type: m.send })
          hidden =
            before === 'paid' ? hidden : m.send === 'shown' ? false : m.send === 'again' ? hidden : true
        } else if (inFlight.length > 0) {
          const which = m.which % inFlight.length
          const counts = !inFlight[which]?.signal.aborted
          await reply(m.reply, which)
          const { type } = m.reply
          if (counts && type === 'answered') saidPaid ||= m.reply.verdict === 'paid'
          const open = before === 'pending' || before === 'slow' || before === 'scanned'
          const noFailure = type === 'unreachable' || (type === 'answered' && m.reply.verdict === 'pending')
          if (open && noFailure) expect(['pending', 'slow', 'scanned']).toContain(phase())
          if (!counts) expect(phase()).toBe(before)
        }
        expect(live().length).toBeLessThanOrEqual(1)
        if (hidden) expect(inFlight.length).toBeLessThanOrEqual(asked)
        expect(phase() === 'paid').toBe(saidPaid)
      }
    }),
    { numRuns: 1000 },
  )
})
