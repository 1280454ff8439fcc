import { test } from './support/changed-shop.ts'
import { expect, SIZES } from './support/test.ts'
import { newVisitor, register, takeOver } from './support/visitor.ts'

test('ACC-4 the sums of a statement stand below each other on a phone, in rows as high as what they say, however wide the numbers of the orders are', async ({
  page,
  context,
  changed,
}) => {
  const { api, cookies } = await newVisitor(changed.url)
  await register(api)
  await takeOver(context, changed.url, cookies())
  const entry = { at: '2026-01-16T02:30:00Z', kind: 'returned', amount: 500, balanceAfter: 4000, note: null }
  const entries = ['1111I1I1I1I1I1', 'Y3ZVP1RE6Q6ACB', 'WWWWMWMWMWMWMW'].map((orderID, id) => ({
    ...entry,
    id,
    orderID,
  }))
  changed.backend.changes = {
    answers: {
      'GET admin/storeCreditManagement/storeCreditHistory': () => ({ entries, count: 3, currency: 'CAD' }),
    },
  }
  await page.setViewportSize(SIZES.phone)
  await page.goto('/user/credit')
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^\w{14}$/ }) })
  await expect(rows).toHaveCount(3)
  const places = await rows.evaluateAll(all =>
    all.map(row => {
      const [text, sum] = [...row.children].map(part => part.getBoundingClientRect())
      return {
        left: Math.round(sum?.left ?? 0),
        beside: (sum?.top ?? 0) < (text?.bottom ?? 0),
        // Two facts of one line each, a number that may break, and the room around them.
        isLow: row.clientHeight < 6 * Number.parseFloat(getComputedStyle(row).lineHeight),
      }
    }),
  )
  expect(places).toEqual(Array(3).fill({ left: places[0]?.left, beside: true, isLow: true }))
})
