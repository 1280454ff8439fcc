import { expect, test } from 'vitest'
import { type Answers, fakeApp } from '../fixtures/fake-app.ts'
import { lost, refusal } from '../fixtures/refuse.ts'
import { createAdjust } from './adjust.ts'

const COUPON = 'GET shoppingManagement4/couponVerification/{coupon}'
const TIP = 'POST shoppingManagement4/tips'
const adjusting = (answers: Answers) => {
  const app = fakeApp(answers)
  const log: string[] = []
  const reload = async () => void log.push('reload')
  const adjust = createAdjust({
    api: app.api,
    wait: async () => {},
    purchase: { campaign: 'tea-together' },
    reload,
  })
  return { adjust, app, log }
}

test('CHK-4 a wish is sent and the bill read again; what it comes to is never worked out here', async () => {
  const sent: unknown[] = []
  const { adjust, log } = adjusting({
    [COUPON]: input => void sent.push(input),
    [TIP]: input => void sent.push(input),
  })
  const busy: unknown[] = []
  adjust.$view.listen(view => busy.push(view.busy ?? Object.keys(view.asked).length))
  void adjust.apply('coupon', 'TEATIME10')
  void adjust.apply('tip', { percent: 15 })
  await adjust.apply('coupon', null)
  const query = { fissionCampaignId: 'tea-together' }
  expect(sent).toMatchObject([
    { params: { coupon: 'TEATIME10' }, query },
    { body: { tip: { percent: 15 } }, query },
    { params: { coupon: '-' }, query },
  ])
  expect(log).toHaveLength(3)
  // Each waits for the one before; the newest of a part is what it shows.
  expect(busy).toEqual([1, 2, 2, 'coupon', 2, 'tip', 1, 'coupon', 0])
})

test('CHK-4 ERR-2 a refusal says why, at its part, and goes with the next try', async () => {
  let times = 0
  const { adjust, log } = adjusting({
    [COUPON]: () => {
      if (times++ === 0) throw refusal('coupon-minimum', 'From $30 on.')
    },
  })
  await adjust.apply('coupon', 'TEATIME10')
  expect(adjust.$view.get()).toEqual({
    busy: null,
    asked: {},
    done: null,
    problem: { part: 'coupon', message: 'From $30 on.' },
  })
  expect(log).toEqual(['reload'])
  await adjust.apply('coupon', 'TEATIME10')
  expect(adjust.$view.get()).toEqual({ busy: null, asked: {}, done: 'coupon', problem: null })
})

test('CHK-4 without an answer the wish is sent again, and given up in the end', async () => {
  const { adjust, app } = adjusting({
    [TIP]: () => {
      throw lost()
    },
  })
  await adjust.apply('tip', { amount: 200 })
  await adjust.settled()
  expect(app.calls.length).toBeGreaterThan(1)
  expect(adjust.$view.get().problem).toEqual({ part: 'tip', message: '' })
})

test('CHK-4 ERR-2 paying waits for what is on its way, and is stopped by its refusal once: the next press pays', async () => {
  const comment = 'POST shoppingManagement4/updateCustomerComment'
  const { adjust } = adjusting({
    [TIP]: () => ({}),
    [comment]: () => {
      throw refusal('invalid')
    },
  })
  expect(await adjust.settled()).toBe(true)
  void adjust.apply('comment', 'Ring twice')
  expect(await adjust.settled()).toBe(false)
  expect(await adjust.settled()).toBe(true)
  void adjust.apply('comment', 'Ring thrice')
  expect(await adjust.settled()).toBe(false)
  void adjust.apply('tip', null)
  expect(await adjust.settled()).toBe(true)
})

test('CHK-4 ERR-2 a code that is refused while words wait behind it stops paying and stays said, though the words are taken', async () => {
  const { adjust } = adjusting({
    [COUPON]: () => {
      throw refusal('coupon-minimum', 'From $30 on.')
    },
    'POST shoppingManagement4/updateCustomerComment': () => ({}),
  })
  void adjust.apply('coupon', 'TEATIME10')
  // The button that is pressed takes the focus out of the words.
  void adjust.apply('comment', 'Ring twice')
  expect(await adjust.settled()).toBe(false)
  const problem = { part: 'coupon', message: 'From $30 on.' }
  expect(adjust.$view.get()).toMatchObject({ problem, done: 'comment' })
  expect(await adjust.settled()).toBe(true)
})

test('CHK-4 a bill that cannot be read again stops no later change, and leaves nothing busy', async () => {
  const app = fakeApp({ [TIP]: () => ({}) })
  let broken = true
  const adjust = createAdjust({
    api: app.api,
    wait: async () => {},
    purchase: { campaign: null },
    reload: async () => {
      if (broken) throw new Error('no page to load')
    },
  })
  await expect(adjust.apply('tip', { amount: 200 })).rejects.toThrow('no page to load')
  expect(adjust.$view.get().busy).toBeNull()
  await adjust.settled()
  broken = false
  await adjust.apply('tip', { amount: 300 })
  expect(app.calls).toEqual([TIP, TIP])
  expect(adjust.$view.get()).toMatchObject({ busy: null, done: 'tip' })
})
