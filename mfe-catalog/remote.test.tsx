import { ROUTES } from 'shared-contracts/remote/routes/href.ts'
import { describeRemote } from 'shared-contracts/testing/describe-remote.ts'
import { expect, test } from 'vitest'
import remote from './remote.ts'

describeRemote(remote)

test('RTE-6 every page stands at a path of the shop', () => {
  expect(Object.keys(ROUTES)).toEqual(expect.arrayContaining(Object.keys(remote.pages)))
})

test('CAT-8 every page has its data and its head', async () => {
  for (const load of Object.values(remote.pages)) {
    expect(await load()).toMatchObject({ loader: expect.any(Function), meta: expect.any(Function) })
  }
})
