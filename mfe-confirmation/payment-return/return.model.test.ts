import fc from 'fast-check'
import { ApiError, NetworkError } from 'shared-contracts/api/api-error.ts'
import type { ApiClient } from 'shared-contracts/api/client.ts'
import { expect, test } from 'vitest'
import { FakeClock, openPage } from '../fixtures/page.ts'
import { askProvider, type Outcome } from './ask-provider.ts'
import { type AddressError, readReturnAddress } from './return-address.ts'
import { MAX_LATE_CHECKS, pauseBefore, SLOW_AFTER_MS } from './return-times.ts'

/** What the backend knows; paid is final, a failure may still turn into paid. */
type Truth = 'pending' | 'paid' | 'failed'
const STATUS: Record<Truth, [string, string]> = {
  pending: ['INTERIM', 'NOT_PAID'],
  paid: ['NEW', 'PAID_ONLINE'],
  failed: ['FAILED', 'FAILED'],
}
const FAILURES = {
  lost: () => new NetworkError('x', new Error('offline')),
  trouble: () => new ApiError('x', 503, { error: { errors: [{ code: 'unavailable', message: 'Later.' }] } }),
  refusal: () => new ApiError('x', 404, { error: { errors: [{ code: 'not-found', message: 'None.' }] } }),
}
type Reply = Truth | keyof typeof FAILURES | 'silent'
const answering = (reply: Reply): ApiClient =>
  (async () => {
    if (reply in FAILURES) throw FAILURES[reply as keyof typeof FAILURES]()
    if (reply === 'silent') return {}
    const [status, paymentStatus] = STATUS[reply as Truth]
    return { orderID: 'A1', status, paymentStatus, qrCodeScan: false }
  }) as never

/** Addresses a shopper may come back to, own and altered; only the mini program's FAIL may show a failure by itself. */
const address = fc.oneof(
  fc.constantFrom(
    'from_source=ott_h5XA1',
    'from_source=ott_h5XA1?status=SUCCESS',
    'from_source=citcon_classic_h5XA1&status=success',
    'from_source=iot_h5XA1&status=2',
    'from_source=opay_h5XA2&status=paid',
    'MP_paymentstatus=OK&orderID=A1&wmpoid=o1',
    'MP_paymentstatus=OK&orderID=A1',
    'status=SUCCESS&paymentStatus=PAID_ONLINE&orderID=A1',
    '',
  ),
  fc.string().map(s => `from_source=snappay_h5XA1&status=${s}`),
)
const noise = fc.constantFrom<Reply>('lost', 'trouble', 'refusal', 'silent')
const move = fc.oneof(
  { weight: 4, arbitrary: fc.record({ reply: fc.option(noise), which: fc.nat(3), twice: fc.boolean() }) },
  { weight: 3, arbitrary: fc.constantFrom(1, 2_000, 30_000, SLOW_AFTER_MS).map(pass => ({ pass })) },
  fc.constantFrom('again', 'shown', 'hidden', 'left').map(send => ({ send })),
  fc.constantFrom<Truth>('paid', 'failed').map(turns => ({ turns })),
  fc.record({ reload: address, reply: fc.option(noise) }),
)

const WAITING = ['pending', 'slow', 'scanned']

test('RET-4 RET-5 RET-8 RET-13 model: no order of events shows success without the backend’s paid or failure for pending, asks twice at once, or leaves no way on', async () => {
  await fc.assert(
    fc.asyncProperty(address, fc.array(move, { maxLength: 50 }), async (start, moves) => {
      const clock = new FakeClock()
      let truth: Truth = 'pending'
      let saidFailed = false
      const said = (reply: Reply | null): Reply => reply ?? truth

      /** A page view: the server's first check, then the browser's machine. */
      async function load(search: string, reply: Reply | null) {
        const read = readReturnAddress('A1', search)
        const ask = (r: Reply): Promise<Outcome | { error: AddressError }> =>
          'error' in read
            ? Promise.resolve(read)
            : askProvider(answering(r), read, new AbortController().signal)
        clock.due = null
        const first = said(reply)
        saidFailed ||= first === 'failed' && !('error' in read)
        const page = openPage(await ask(first), clock)
        page.check.start()
        return { ...page, ask, readable: !('error' in read), search }
      }

      let page = await load(start, null)
      let hidden = false
      for (const m of moves) {
        const before = page.phase()
        const asked = page.asks()
        if ('pass' in m) clock.pass(m.pass)
        else if ('turns' in m) truth = truth === 'paid' ? 'paid' : m.turns
        else if ('send' in m) {
          page.check.send({ type: m.send })
          hidden = m.send === 'shown' ? false : m.send === 'again' ? hidden : true
        } else if ('reload' in m) {
          page = await load(m.reload, m.reply)
          hidden = false
        } else if (page.inFlight.length > 0) {
          const which = m.which % page.inFlight.length
          const dropped = page.inFlight[which]?.signal.aborted
          const reply = said(m.reply)
          const outcome = (await page.ask(reply)) as Outcome
          if (m.twice && page.inFlight[which]) page.inFlight.push(page.inFlight[which])
          await page.reply(outcome, which)
          if (dropped) expect(page.phase()).toBe(before)
          else saidFailed ||= reply === 'failed'
          if (WAITING.includes(before) && !dropped && (reply === 'pending' || reply === 'lost'))
            expect(WAITING).toContain(page.phase())
        }
        const phase = page.phase()
        expect(page.live().length).toBeLessThanOrEqual(1)
        if (phase === 'paid') expect(truth).toBe('paid')
        if (phase === 'failed') {
          expect(saidFailed).toBe(true)
          const { asking, hidden: away, lateChecks } = page.check.$state.get()
          expect(asking || away || lateChecks === MAX_LATE_CHECKS || page.clock.due !== null).toBe(true)
        }
        if (hidden && !('reload' in m)) expect(page.asks()).toBe(asked)
      }
      // Back on the page with a backend that answers, it comes to the truth by itself, or at one press of the button.
      page.check.send({ type: 'shown' })
      for (let i = 0; i < 8 && page.readable; i++) {
        const state = page.check.$state.get()
        if (!state.asking && pauseBefore(state) === null) page.check.send({ type: 'again' })
        clock.pass(30_000)
        const outcome = await page.ask(truth)
        while (page.inFlight.length > 0) await page.reply(outcome as Outcome)
      }
      const end = page.phase()
      if (!page.readable) expect(end).toBe('unreadable')
      else if (truth === 'paid') expect(end).toBe('paid')
      else if (truth === 'failed') expect(end).toBe('failed')
      else expect([...WAITING, ...(saidFailed ? ['failed'] : [])]).toContain(end)
    }),
    { numRuns: 5000 },
  )
})

test('RET-13 model: a success within ten minutes of the failure shows by itself, whatever is lost on the way', async () => {
  const replies = fc.array(fc.constantFrom<Reply>('failed', 'lost', 'trouble', 'refusal'), {
    maxLength: MAX_LATE_CHECKS,
  })
  await fc.assert(
    fc.asyncProperty(fc.nat(10 * 60_000), replies, async (paidAt, noise) => {
      const read = readReturnAddress('A1', 'from_source=ott_h5XA1')
      if ('error' in read) throw new Error(read.error)
      const ask = (reply: Reply) => askProvider(answering(reply), read, new AbortController().signal)
      const page = openPage(await ask('failed'), new FakeClock())
      page.check.start()
      const { clock } = page
      for (let i = 0; clock.due !== null && page.phase() !== 'paid'; i++) {
        clock.pass(clock.due.at - clock.time)
        await page.reply(await ask(clock.time < paidAt ? (noise[i] ?? 'failed') : 'paid'))
      }
      expect(page.phase()).toBe('paid')
      expect(clock.time - paidAt).toBeLessThanOrEqual(60_000)
    }),
  )
})
