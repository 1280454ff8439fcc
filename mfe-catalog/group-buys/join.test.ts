import { ApiError, NetworkError } from 'shared-contracts/api/api-error.ts'
import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/app.ts'
import { campaignItem } from '../fixtures/campaigns.ts'
import { createJoin } from './join.ts'

const ADD = 'POST shoppingManagement4/myCart/fc/{id}'
const ids = () => {
  let next = 0
  return () => `intent-${++next}`
}
const intents = (asked: { options: { body?: unknown } }[]) =>
  asked.map(({ options }) => (options.body as { intentID: string }).intentID)

test('GRP-1 joining puts the item into the cart of its group buy, with a new intent each time', async () => {
  const { app, asked } = fakeApp({ [ADD]: {} })
  const join = createJoin(app, campaignItem, ids())
  expect([await join(), await join()]).toEqual([null, null])
  expect(asked[0]?.options).toMatchObject({
    params: { id: 'together' },
    body: { productID: 'oolong', optionPair: '75g', quantity: 1 },
  })
  expect(intents(asked)).toEqual(['intent-1', 'intent-2'])
})

test('GRP-1 a lost answer is asked for again with the same intent; a refusal is told and spent', async () => {
  const answers = [
    new NetworkError(ADD, null),
    new ApiError(ADD, 409, { error: { errors: [{ code: 'campaign-limit', message: 'One each.' }] } }),
    null,
  ]
  const { app, asked } = fakeApp({
    [ADD]: () => {
      const answer = answers.shift()
      if (answer) throw answer
      return {}
    },
  })
  const join = createJoin(app, campaignItem, ids())
  expect(await join()).toBe('')
  expect(await join()).toBe('One each.')
  expect(await join()).toBeNull()
  expect(intents(asked)).toEqual(['intent-1', 'intent-1', 'intent-2'])
})
