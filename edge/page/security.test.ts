import { expect, test } from 'vitest'
import { pageHeaders, pictureOrigins } from './security.ts'

/** The policies of a page, directive by directive. */
const policiesOf = (headers: Record<string, string>) =>
  (headers['Content-Security-Policy'] ?? '').split(', ').map(one =>
    Object.fromEntries(
      one.split('; ').map(directive => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources.join(' ')]
      }),
    ),
  )
const [policy = {}, second = {}] = policiesOf(pageHeaders('n1'))

test('REL-6 a page runs the scripts of its nonce and what they load, nothing else', () => {
  expect(policy).toMatchObject({
    'default-src': "'self'",
    'script-src': "'nonce-n1' 'strict-dynamic'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'arcade worker default',
  })
  expect(second).toEqual({ 'script-src': "'self' 'unsafe-inline'" })
})

test('REL-6 a page calls its own origin alone and stands in no other page', () => {
  expect(policy).toMatchObject({ 'connect-src': "'self'", 'frame-ancestors': "'none'" })
})

test('REL-6 pictures come from our origin and from those that are named, which can write no directive', () => {
  expect(policy['img-src']).toBe("'self' data:")
  const said =
    'https://cdn.shop.test https://a.test:8443 http://b.test https://c.test/x https://d.test; * https:'
  const origins = pictureOrigins(said)
  expect(origins).toEqual(['https://cdn.shop.test', 'https://a.test:8443'])
  const [named = {}] = policiesOf(pageHeaders('n1', origins))
  expect(named['img-src']).toBe("'self' data: https://cdn.shop.test https://a.test:8443")
})
