import { expect, test } from 'vitest'
import { mismatchPlace } from './mismatch-place.ts'

test('REL-1 REL-3 what differs from the server’s page is told with the release whose component drew it', () => {
  const mine = '\n    at p (<anonymous>)\n    at a (https://shop.test/r/mfe-stories/s1/web/stories.js:1:122)'
  const around = '\n    at Root (https://shop.test/r/host-shell/h1/web/entry.js:1:9)'
  expect(mismatchPlace(mine + around)).toBe(mine)
  for (const none of [null, undefined, '']) expect(mismatchPlace(none)).toBe('')
})
