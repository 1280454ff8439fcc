import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { lookAtShop } from './look-at-shop.ts'

const LIVE = { serial: 4, remotes: { 'host-shell': { active: ['h1'], lastGood: [], releases: {} } } }

let server: Server | null = null
afterEach(() => {
  server?.close()
  server = null
})
async function answering(answer: RequestListener): Promise<string> {
  const opened = createServer(answer)
  server = opened
  await new Promise<void>(resolve => opened.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(opened.address() as AddressInfo).port}`
}
const problem = (origin: string) =>
  lookAtShop(origin).then(
    () => null,
    (error: Error) => error.message.replaceAll(origin, '<shop>'),
  )

test('REL-7 a shop says what is live in it', async () => {
  const asked: (string | undefined)[] = []
  const origin = await answering(({ url }, response) => {
    asked.push(url)
    response.end(JSON.stringify(LIVE))
  })
  expect(await lookAtShop(origin)).toEqual(LIVE)
  expect(asked).toEqual(['/.well-known/releases.json'])
})

test('REL-7 where nothing answers, that is said with the reason', async () => {
  const origin = await answering(() => {})
  server?.close()
  expect(await problem(origin)).toBe(
    '<shop> does not answer (ECONNREFUSED): is it up, and is this its address?',
  )
})

test.each<[string, RequestListener, string]>([
  [
    'a page for every address',
    (_request, response) => response.end('<!doctype html>'),
    '<shop> is no Arcade shop: /.well-known/releases.json there is no list of releases',
  ],
  [
    'other JSON',
    (_request, response) => response.end('{"serial":1,"remotes":{"x":null}}'),
    '<shop> is no Arcade shop: /.well-known/releases.json there is no list of releases',
  ],
  [
    'nothing there',
    (_request, response) => response.writeHead(404).end(),
    '<shop> is no Arcade shop: /.well-known/releases.json there answers 404',
  ],
  [
    'another address',
    (_request, response) => response.writeHead(301, { location: 'https://shop.test/x' }).end(),
    '<shop> leads on to https://shop.test: name that address',
  ],
  [
    'a sign-in',
    (_request, response) => response.writeHead(401).end(),
    '<shop> answers 401: something before the shop asks who you are',
  ],
  [
    'nothing live',
    (_request, response) => response.writeHead(503).end('{}'),
    '<shop> answers 503: no release is live there, or it is just starting',
  ],
  [
    'no host',
    (_request, response) => response.end('{"serial":1,"remotes":{}}'),
    '<shop> has no host that is live: promote one there first',
  ],
])('REL-7 an address that has no shop to run in is refused in words: %s', async (_name, answer, words) => {
  expect(await problem(await answering(answer))).toBe(words)
})
