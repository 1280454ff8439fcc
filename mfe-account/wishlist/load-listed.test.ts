import { ApiError } from 'shared-contracts/api/api-error.ts'
import { createFakeBackend } from 'shared-contracts/testing/fake-app.ts'
import { expect, test } from 'vitest'
import { refuses } from '../fixtures/visitors.ts'
import { loadListed } from './load-listed.ts'

const CALL = 'GET productManagement/product/{id}'
const { signal } = new AbortController()

test('CAT-11 listed products as they are now; one that is gone is known to be gone', async () => {
  const { api } = createFakeBackend({
    [CALL]: ({ params }: { params?: { id?: string } }) =>
      params?.id === 'gone' ? refuses(404)() : { id: params?.id, price: 100 },
  })
  const found = await loadListed(api, ['a', 'gone'], signal)
  expect([...found]).toEqual([
    ['a', { id: 'a', price: 100 }],
    ['gone', null],
  ])
})

test('CAT-11 a store that does not answer has taken nothing off the list', async () => {
  const { api } = createFakeBackend({ [CALL]: refuses(503) })
  await expect(loadListed(api, ['a'], signal)).rejects.toThrow(ApiError)
})
