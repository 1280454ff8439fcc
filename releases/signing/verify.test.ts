import { generateKeyPairSync, sign } from 'node:crypto'
import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { describe, expect, test } from 'vitest'
import { manifestFor } from '../fixtures/release.ts'
import { keyId } from './keys.ts'
import { signDocument } from './sign.ts'
import { DocumentRefused, type Expectations, type Refusal, verifyDocument } from './verify.ts'

const pair = generateKeyPairSync('ed25519')
const key = { id: keyId(pair.publicKey), privateKey: pair.privateKey }
const stranger = generateKeyPairSync('ed25519')
const document: ReleaseDocument = {
  schema: 1,
  serial: 5,
  issued: '2026-01-01T00:00:00.000Z',
  expires: '2026-01-31T00:00:00.000Z',
  remotes: {},
}
const expected: Expectations = {
  keys: new Map([[key.id, pair.publicKey]]),
  now: new Date('2026-01-10'),
  serial: 5,
  seen: 5,
}

/** Signed by the true key, whatever it says. */
const signedText = (value: unknown) => {
  const payload = typeof value === 'string' ? value : JSON.stringify(value)
  return JSON.stringify({
    keyId: key.id,
    payload,
    signature: sign(null, Buffer.from(payload), key.privateKey).toString('base64'),
  })
}
const good = JSON.parse(signDocument(document, key))
const active = [{ release: 'r1', weight: 100 }]
const channel = { active, salt: '', lastGood: [], blocked: [], frozen: false, releases: {} }

const hostile = {
  'nothing at all': ['', {}, 'unsigned'],
  'the bare document': [JSON.stringify(document), {}, 'unsigned'],
  'an empty signature': [JSON.stringify({ ...good, signature: '' }), {}, 'altered'],
  'one altered character': [
    JSON.stringify({ ...good, payload: good.payload.replace('5', '6') }),
    {},
    'altered',
  ],
  "another key under the true key's name": [
    signDocument(document, { id: key.id, privateKey: stranger.privateKey }),
    {},
    'altered',
  ],
  'an unknown key': [
    signDocument(document, { id: 'other', privateKey: stranger.privateKey }),
    {},
    'unknown key',
  ],
  'text that is not JSON': [signedText('{'), {}, 'malformed'],
  'another schema': [signedText({ ...document, schema: 2 }), {}, 'malformed'],
  'an active release that does not exist': [
    signedText({ ...document, remotes: { 'mfe-x': channel } }),
    {},
    'malformed',
  ],
  'a replay under a newer serial': [signedText(document), { serial: 9 }, 'mixed'],
  'an older serial': [signedText(document), { seen: 6 }, 'older'],
  'an expired document': [signedText(document), { now: new Date('2026-01-31') }, 'expired'],
} as const satisfies Record<string, readonly [string, Partial<Expectations>, Refusal]>

describe('REL-6 the release document', () => {
  test('is accepted when signed, whole, current and in time', () => {
    expect(verifyDocument(signDocument(document, key), expected)).toEqual(document)
  })

  test('of a later command is accepted by an earlier edge: further fields at any level are signed, kept and no mistake', () => {
    const release = { ...manifestFor('mfe-x', 'r1'), base: '/r/mfe-x/r1/', publishedAt: document.issued }
    const later = {
      ...document,
      regions: ['ca'],
      remotes: {
        'mfe-x': {
          ...channel,
          owner: 'team x',
          active: [{ release: 'r1', weight: 100, since: '2026-01-01' }],
          releases: {
            r1: {
              ...release,
              budget: 1,
              git: { ...release.git, tag: 'v1' },
              entries: { ...release.entries, worker: 'w.js' },
            },
          },
        },
      },
    }
    const text = signedText(later)
    expect(verifyDocument(text, expected)).toEqual(later)
    const { payload, ...rest } = JSON.parse(text)
    const other = JSON.stringify({ ...rest, payload: payload.replace('team x', 'team y') })
    expect(() => verifyDocument(other, expected)).toThrow('altered')
    expect(verifyDocument(JSON.stringify({ ...rest, payload, signedAt: 'later' }), expected)).toEqual(later)
  })

  test('is verified over the text as it was signed, however that is laid out', () => {
    const { schema, ...others } = document
    const text = signedText(JSON.stringify({ ...others, schema }, null, 2))
    expect(verifyDocument(text, expected)).toEqual(document)
  })

  test.each(Object.entries(hostile))('is refused: %s', (_name, [text, other, refusal]) => {
    let caught: unknown
    try {
      verifyDocument(text, { ...expected, ...other })
    } catch (error) {
      caught = error
    }
    expect(caught).toBeInstanceOf(DocumentRefused)
    expect((caught as DocumentRefused).refusal).toBe(refusal)
  })

  test('with any one byte of the stored text changed is refused or says the same', () => {
    const text = signDocument(document, key)
    for (let index = 0; index < text.length; index++) {
      const changed = text.slice(0, index) + (text[index] === 'A' ? 'B' : 'A') + text.slice(index + 1)
      try {
        // The last characters of base64 hold unused bits: the signature may read the same.
        expect(verifyDocument(changed, expected)).toEqual(document)
      } catch (error) {
        expect(error).toBeInstanceOf(DocumentRefused)
      }
    }
  })
})
