import type { ApiClient } from 'shared-contracts/api/client.ts'
import { ANONYMOUS } from 'shared-contracts/remote/state/app-state.ts'
import { expect, test } from 'vitest'
import { config, contact, fakeApp, slots } from '../fixtures/fake-app.ts'
import { memoryStorage } from '../fixtures/memory-storage.ts'
import { lost, refusal } from '../fixtures/refuse.ts'
import { groupByDay, stillOpen, zoneName } from '../pickup/slots.ts'
import { checkContact, checkField, prefill } from './contact.ts'
import { type Details, submitDetails, withoutSlot } from './submit.ts'
import { clearTyped, forgetAtSignOut, keepTyped, readTyped } from './typed.ts'

const details: Details = {
  method: 'pickup',
  localStoreName: 'Markham',
  contact,
  start: slots[1]?.start ?? '',
}
const noWait = async () => {}

test('CHK-6 an empty field and a wrong one are told apart', () => {
  expect(checkField('email', '  ')).toBe('empty')
  expect(checkField('email', 'mei@')).toBe('invalid')
  expect(checkField('email', ' mei@example.com ')).toBeNull()
  expect(checkField('phone', '555 0123')).toBe('invalid')
  expect(checkField('phone', '+1 (416) 555-0123')).toBeNull()
  expect(checkField('firstName', '美')).toBeNull()
  expect(checkField('lastName', 'x'.repeat(61))).toBe('invalid')
})

test('CHK-6 the mistakes of the whole form come in its order', () => {
  expect(Object.keys(checkContact({ firstName: '', lastName: '', email: 'x', phone: '' }))).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
  ])
  expect(checkContact(contact)).toEqual({})
})

test('CHK-6 a signed-in shopper finds name and email, a draft comes before them, typed values before all', () => {
  const user = { emailID: 'u@example.com', firstName: 'U', lastName: 'Ser' }
  expect(prefill({}, null, user)).toEqual({
    firstName: 'U',
    lastName: 'Ser',
    email: 'u@example.com',
    phone: '',
  })
  expect(prefill({ email: 'new@example.com' }, contact, user)).toEqual({
    ...contact,
    email: 'new@example.com',
  })
})

test('CHK-2 slots are grouped by the day at the store, in order', () => {
  const days = groupByDay(slots.toReversed(), 'America/Toronto')
  expect(days.map(d => [d.date, d.slots.length, d.open])).toEqual([
    ['2026-07-01', 1, false],
    ['2026-07-02', 2, true],
  ])
  expect(groupByDay(slots, 'Asia/Shanghai').map(d => d.date)).toEqual(['2026-07-02'])
})

test('CHK-2 a day of a clock change is still one day', () => {
  const night = ['2026-11-01T04:30:00.000Z', '2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']
  const open = night.map(start => ({ start, end: start, remaining: 1 }))
  expect(groupByDay(open, 'America/Toronto').map(d => [d.date, d.slots.length])).toEqual([['2026-11-01', 3]])
})

test('CHK-2 only a slot with places left stays chosen', () => {
  expect(stillOpen(slots, slots[1]?.start ?? '')).toBe(slots[1]?.start)
  expect(stillOpen(slots, slots[0]?.start ?? '')).toBeNull()
  expect(stillOpen(slots, '2030-01-01T00:00:00.000Z')).toBeNull()
  expect(stillOpen(slots, null)).toBeNull()
})

test('CHK-2 the store’s zone has a name in both languages', () => {
  expect(zoneName('America/Toronto', 'en')).toBe('Eastern Time')
  expect(zoneName('America/Toronto', 'zh')).toContain('东部')
})

test('CHK-1 method and place, contact, slot are sent in this order', async () => {
  const sent: unknown[] = []
  const api = (async (call: string, options: object) => {
    sent.push([call.split('/')[1], options])
    return config.draft
  }) as ApiClient
  expect(await submitDetails(api, details, noWait)).toEqual({ kind: 'done' })
  expect(sent).toEqual([
    ['updateOrderMethod', { body: { methodName: 'pickup', localStoreName: 'Markham' } }],
    ['orderContactInfo', { query: { localStoreName: 'Markham', methodName: 'pickup' }, body: contact }],
    ['orderPickupDateTime', { body: { start: slots[1]?.start } }],
  ])
})

test('CHK-2 a lost slot comes back as such, with the slots left', async () => {
  const app = fakeApp({
    'POST shoppingManagement4/updateOrderMethod': () => config.draft,
    'POST shoppingManagement4/orderContactInfo': () => config.draft,
    'POST shoppingManagement4/orderPickupDateTime': () => {
      throw refusal('slot-gone', 'That time is taken')
    },
    'GET shoppingManagement4/checkoutConfig': () => config,
  })
  expect(await submitDetails(app.api, details, noWait)).toEqual({
    kind: 'slot-gone',
    message: 'That time is taken',
    config,
  })
  const left = withoutSlot(config, details.start).locations[0]?.pickupSlots ?? []
  expect(left.map(s => s.remaining)).toEqual([0, 0, 6])
})

test('CHK-6 a field the server refuses is named', async () => {
  const app = fakeApp({
    'POST shoppingManagement4/updateOrderMethod': () => config.draft,
    'POST shoppingManagement4/orderContactInfo': () => {
      throw refusal('invalid', 'This email cannot be used', 'body.email')
    },
  })
  expect(await submitDetails(app.api, details, noWait)).toEqual({
    kind: 'field',
    field: 'email',
    message: 'This email cannot be used',
  })
})

test('CHK-6 a step without an answer is repeated, and given up in the end', async () => {
  const app = fakeApp({
    'POST shoppingManagement4/updateOrderMethod': () => {
      throw lost()
    },
  })
  expect(await submitDetails(app.api, details, noWait)).toMatchObject({
    kind: 'failed',
    failure: { kind: 'unclear' },
  })
  expect(app.calls).toHaveLength(4)
})

const typed = { contact: { email: 'mei@exa' }, localStoreName: 'Markham', start: null }

test('CHK-6 what was typed is kept, and gone after the order', () => {
  const storage = memoryStorage()
  keepTyped(storage, null, typed)
  expect(readTyped(storage, null)).toEqual(typed)
  expect(readTyped(storage, 'u1')).toEqual(typed)
  clearTyped(storage)
  expect(readTyped(storage, null).contact).toEqual({})
})

test('CHK-6 nothing personal is left after sign-out', () => {
  const storage = memoryStorage()
  const { state } = fakeApp({})
  state.$session.set({ ...ANONYMOUS, userID: 'u1' })
  forgetAtSignOut(state, storage)
  keepTyped(storage, 'u1', typed)
  state.$session.set(ANONYMOUS)
  expect(storage.length).toBe(0)
  keepTyped(storage, 'u1', typed)
  expect(readTyped(storage, 'u2').contact).toEqual({})
  expect(storage.length).toBe(0)
})

test('CHK-6 storage with anything in it, or none at all, breaks nothing', () => {
  const storage = memoryStorage()
  for (const junk of ['{', '7', '[]', '{"owner":null,"contact":{"email":{}}}', '"x"']) {
    storage.setItem('checkout.details', junk)
    expect(readTyped(storage, null).contact).toEqual({})
  }
})
