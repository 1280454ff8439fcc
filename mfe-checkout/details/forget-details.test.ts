import { browserStorage } from 'shared-contracts/remote/storage.ts'
import { keepTyped, readTyped } from 'shared-contracts/ui/form/typed.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { denyStorage } from '../fixtures/denied-storage.ts'
import { DETAILS_KEY, forgetDetails } from './forget-details.ts'

afterEach(() => vi.unstubAllGlobals())

test('CHK-6 storage denied: what was typed is kept while the page is open, and gone after the order', () => {
  denyStorage()
  const session = () => browserStorage('sessionStorage')
  keepTyped(session(), DETAILS_KEY, null, { email: 'mei@exa' })
  expect(readTyped(session(), DETAILS_KEY, null)).toEqual({ email: 'mei@exa' })
  forgetDetails()
  expect(readTyped(session(), DETAILS_KEY, null)).toEqual({})
})
