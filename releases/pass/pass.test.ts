import { generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keyId } from '../signing/keys.ts'
import { signDocument } from '../signing/sign.ts'
import { newPassId, type Pass, PassRefused, readPass, signPass } from './pass.ts'
import { readSession, sessionText } from './session.ts'

const pair = generateKeyPairSync('ed25519')
const key = { id: keyId(pair.publicKey), privateKey: pair.privateKey }
const keys = new Map([[key.id, pair.publicKey]])
const pass: Pass = {
  id: newPassId(),
  for: 'Ana, product',
  expires: '2026-01-02T00:00:00.000Z',
  releases: { 'mfe-catalog': 'c2' },
}
const before = new Date('2026-01-01')

function refusalOf(token: string, now = before) {
  try {
    readPass(token, keys, now)
    return null
  } catch (error) {
    return error instanceof PassRefused ? error.refusal : error
  }
}

describe('REL-7 a pass', () => {
  test('says again what was signed', () => {
    expect(readPass(signPass(pass, key), keys, before)).toEqual(pass)
  })

  test('expires to the millisecond', () => {
    const token = signPass(pass, key)
    expect(refusalOf(token, new Date('2026-01-01T23:59:59.999Z'))).toBeNull()
    expect(refusalOf(token, new Date(pass.expires))).toBe('expired')
  })

  test('with any one character changed is refused or says the same', () => {
    const token = signPass(pass, key)
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(...'AQgwx9_-.'), (index, other) => {
        const changed = token.slice(0, index) + other + token.slice(index + 1)
        const refusal = refusalOf(changed)
        // The last characters of base64 hold unused bits: the signature may read the same.
        if (refusal === null) expect(readPass(changed, keys, before)).toEqual(pass)
        else expect(['malformed', 'unknown key', 'altered']).toContain(refusal)
      }),
      { numRuns: 2_000 },
    )
  })

  test('of another key, another maker, or none at all is refused', () => {
    const stranger = generateKeyPairSync('ed25519')
    const [payload = '', , signature = ''] = signPass(pass, key).split('.')
    expect(refusalOf(signPass(pass, { id: 'other', privateKey: stranger.privateKey }))).toBe('unknown key')
    expect(refusalOf(signPass(pass, { id: key.id, privateKey: stranger.privateKey }))).toBe('altered')
    for (const token of ['', '.', 'a.b', `${payload}..${signature}`, `${payload}.${key.id}.`])
      expect(['malformed', 'unknown key']).toContain(refusalOf(token))
  })

  test('is nothing that a signature over a document would open', () => {
    const document = {
      schema: 1,
      serial: 1,
      issued: pass.expires,
      expires: pass.expires,
      remotes: {},
    } as const
    const signed = JSON.parse(signDocument(document, key))
    const payload = Buffer.from(signed.payload).toString('base64url')
    const signature = Buffer.from(signed.signature, 'base64').toString('base64url')
    expect(refusalOf(`${payload}.${key.id}.${signature}`)).toBe('altered')
  })
})

describe('REL-7 a session', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.string({ unit: fc.constantFrom(...'abcXYZ019_-'), maxLength: 22 }),
        fc.boolean(),
        (serial, visitor, previewing) => {
          const releases = previewing ? pass.releases : {}
          const text = sessionText(serial, visitor, previewing ? pass : null)
          expect(readSession(text)).toEqual({ serial, visitor, releases })
        },
      ),
    )
  })

  test.each(['', '0', 'x', '4 2', '4~a b', '42~v~mfe-catalog', '42~v~MFE@c2', '42~v~mfe-x@'])(
    '%j is none',
    text => {
      expect(readSession(text)).toBeNull()
    },
  )
})
