import { expect, test } from 'vitest'
import { NETWORKS, popUpFeatures } from './networks.ts'

const WHAT = { title: 'Oolong & "more"', url: 'https://shop.test/store/product/a?x=1&y=2' }

test.each(Object.entries(NETWORKS))('CAT-5 %s is given the whole address, whatever stands in it', (_, to) => {
  const { protocol, searchParams } = new URL(to(WHAT))
  expect(protocol).toBe('https:')
  expect([...searchParams.values()]).toContain(WHAT.url)
})

test.each([
  [{ availWidth: 1440, availHeight: 900 }, 'left=320,top=200'],
  [{ availWidth: 412, availHeight: 400 }, 'left=0,top=0'],
])('CAT-5 the pop-up is 800 by 500, in the middle, and cannot reach back', (screen, place) => {
  expect(popUpFeatures(screen)).toBe(`noopener,noreferrer,width=800,height=500,${place}`)
})
