import { ApiError } from 'shared-contracts/api/api-error.ts'
import { expect, test } from 'vitest'
import { makeOrChange } from './make-or-change.ts'

const refused = (code: string) => async (): Promise<string> => {
  throw new ApiError('POST x', 409, { error: { errors: [{ code, message: 'No.' }] } })
}
const changed = async () => 'changed'

test('ACC-7 what was made already, by an answer that was lost or in another tab, is changed', async () => {
  expect(await makeOrChange(refused('already-there'), changed)).toBe('changed')
  expect(await makeOrChange(async () => 'made', changed)).toBe('made')
  await expect(makeOrChange(refused('invalid'), changed)).rejects.toMatchObject({ code: 'invalid' })
})
