import { expect, test } from 'vitest'
import { fitted, MAX_PICTURE_BYTES, whyNot } from './why-not.ts'

test.each([
  ['image/png', 10, null],
  ['', 10, null],
  ['image/svg+xml', 10, 'notPicture'],
  ['image/gif', 10, 'notPicture'],
  ['text/html', 10, 'notPicture'],
  ['application/pdf', 10, 'notPicture'],
  ['application/zip', 10, 'notPicture'],
  ['image/jpeg', 0, 'notPicture'],
  ['image/jpeg', MAX_PICTURE_BYTES + 1, 'tooLarge'],
  ['text/html', 100 * 1024 * 1024, 'notPicture'],
] as const)('ACC-2 a file of type "%s" with %i bytes: %s', (type, size, why) =>
  expect(whyNot({ type, size })).toBe(why),
)

test('ACC-2 pictures are made to fit, and never larger', () => {
  expect(fitted(4000, 3000, 1600)).toEqual({ width: 1600, height: 1200 })
  expect(fitted(300, 200, 1600)).toEqual({ width: 300, height: 200 })
  expect(fitted(10_000, 1, 1600)).toEqual({ width: 1600, height: 1 })
})
