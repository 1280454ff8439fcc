import { ApiError } from 'shared-contracts/api/api-error.ts'
import { expect, test } from 'vitest'
import { type Answers, fakeApp } from '../fixtures/fake-app.ts'
import { lost } from '../fixtures/refuse.ts'
import { loadRegion, rememberRegion } from './load-region.ts'

const { signal } = new AbortController()
const ontario = { country: 'Canada', provinces: [{ code: 'ON', name: 'Ontario' }] }
const answers: Answers = {
  'GET common3/supportedCountries': () => ({ countries: [{ code: 'CA', name: 'Canada' }] }),
  'GET common3/provinces/{country}': () => ({ country: 'CA', provinces: ontario.provinces }),
}

test('CHK-6 provinces are asked for once a page, and anew in another language', async () => {
  const app = fakeApp(answers)
  expect(await loadRegion(app, signal)).toEqual(ontario)
  expect(await loadRegion(app, signal)).toEqual(ontario)
  expect(app.calls).toHaveLength(2)
  app.state.$language.set('zh')
  expect(await loadRegion(app, signal)).toEqual(ontario)
  expect(app.calls).toHaveLength(4)
  await loadRegion(fakeApp(answers), signal)
  expect(app.calls).toHaveLength(4)
})

test('CHK-6 what did not load is asked for again', async () => {
  let failing = true
  const app = fakeApp({
    ...answers,
    'GET common3/provinces/{country}': () => {
      if (failing) throw lost()
      return { country: 'CA', provinces: ontario.provinces }
    },
  })
  expect(await loadRegion(app, signal)).toBeNull()
  failing = false
  expect(await loadRegion(app, signal)).toEqual(ontario)
})

test('API-5 CHK-6 a store that has no call for provinces has those of Canada to choose from', async () => {
  const countries = 'GET common3/supportedCountries'
  const app = fakeApp({
    [countries]: () => {
      throw new ApiError(countries, 404, {})
    },
  })
  const region = await loadRegion(app, signal)
  expect(region?.country).toBe('Canada')
  expect(region?.provinces).toContainEqual({ code: 'ON', name: 'Ontario' })
  app.state.$language.set('zh')
  expect((await loadRegion(app, signal))?.provinces).toContainEqual({ code: 'ON', name: '安大略省' })
})

test('CHK-6 what came with the page is not asked for again on the way back', async () => {
  const app = fakeApp({})
  rememberRegion(app.state, ontario)
  expect(await loadRegion(app, signal)).toEqual(ontario)
})
