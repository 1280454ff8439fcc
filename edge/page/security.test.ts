import { expect, test } from 'vitest'
import { pageHeaders } from './security.ts'

/** The policy of a page, directive by directive. */
const policy = Object.fromEntries(
  (pageHeaders('n1')['Content-Security-Policy'] ?? '').split('; ').map(directive => {
    const [name = '', ...sources] = directive.split(' ')
    return [name, sources.join(' ')]
  }),
)

test('REL-6 a page runs the scripts of its nonce and what they load, nothing else', () => {
  expect(policy).toMatchObject({
    'default-src': "'self'",
    'script-src': "'nonce-n1' 'strict-dynamic'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'arcade',
  })
})

test('REL-6 a page calls its own origin alone and stands in no other page', () => {
  expect(policy).toMatchObject({ 'connect-src': "'self'", 'frame-ancestors': "'none'" })
})
