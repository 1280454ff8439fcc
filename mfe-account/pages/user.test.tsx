import { expect, test } from 'vitest'
import { open } from '../fixtures/open.ts'

test.each(['/user', '/account'])('RTE-7 %s goes to /user/list', async address =>
  expect((await open(address)).redirect).toBe('/user/list'),
)
