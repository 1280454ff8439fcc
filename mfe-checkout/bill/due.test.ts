import { expect, test } from 'vitest'
import { bill } from '../fixtures/fake-app.ts'
import { dueOf } from './due.ts'

test('CHK-4 CHK-8 what is due is the total less store credit; all of it where the backend knows none', () => {
  expect(dueOf({ ...bill, due: 3000 })).toBe(3000)
  expect(dueOf({ ...bill, due: 0 })).toBe(0)
  expect(dueOf(bill)).toBe(bill.total)
})
