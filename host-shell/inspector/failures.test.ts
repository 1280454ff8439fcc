import { expect, test } from 'vitest'
import { readBeacon } from './failures.ts'

const failure = {
  remote: 'mfe-a',
  release: 'a2',
  phase: 'css',
  serial: 7,
  where: 'page',
  fellBackTo: 'a1',
  message: 'it did not come',
}

test('REL-7 what a page tells the edge of a remote that failed is read', () => {
  expect(readBeacon('/.well-known/failures', JSON.stringify(failure), '/store')).toEqual({
    name: 'mfe-a',
    release: 'a2',
    phase: 'css',
    where: 'page',
    fellBackTo: 'a1',
    message: 'it did not come',
    path: '/store',
  })
})

test('REL-7 what nobody caught is of the release whose code ran; else of nobody', () => {
  const tell = (stack: string) =>
    readBeacon('/.well-known/faults', JSON.stringify({ message: 'dead', stack }), '/')
  expect(tell('TypeError: dead\n at https://shop.example/r/mfe-a/a2/web/home.js:1:2')).toMatchObject({
    name: 'mfe-a',
    release: 'a2',
    phase: 'uncaught',
    message: 'dead',
  })
  expect(tell('TypeError: dead')).toMatchObject({ name: null, release: null })
})

test.each([
  ['/.well-known/vitals', '{}'],
  ['/.well-known/failures', 'no JSON'],
  ['/.well-known/failures', 'null'],
  ['/.well-known/alive', undefined],
])('REL-7 a beacon to %s with %j tells of none', (address, body) => {
  expect(readBeacon(address, body, '/')).toBeNull()
})
