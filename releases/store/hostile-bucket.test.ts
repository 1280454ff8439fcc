import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startS3 } from '../fixtures/s3-server.ts'
import { s3Store } from './s3.ts'
import { type AuditEntry, LONGEST } from './store.ts'

let server: Awaited<ReturnType<typeof startS3>>
let store: ReturnType<typeof s3Store>
beforeEach(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'someone')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  server = await startS3()
  store = s3Store(server.location)
  await store.writeDocument(1, 'one')
  await store.writeDocument(2, 'two')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await server.close()
})

const put = (key: string, body: string | Buffer = '') =>
  server.objects.set(`shop/${key}`, { body: Buffer.from(body), etag: '"x"', changed: new Date() })
const entry = (why: string): AuditEntry => ({
  at: new Date().toISOString(),
  who: 'test',
  verb: 'renew',
  why,
  serial: 2,
  document: null,
})

describe('whoever else writes into the bucket', () => {
  test.each(['documents/', 'documents/!first', 'documents/0000000000-5.json', 'documents/new folder/x'])(
    'REL-6 %s hides no document',
    async key => {
      put(key)
      expect(await s3Store(server.location).latestSerial()).toBe(2)
      expect(await store.serials()).toEqual([1, 2])
      expect(await store.serials(1)).toEqual([2])
    },
  )

  test.each(['', '{', 'null', '7', '"x"', '[]', '{}', '{"at":1,"who":2,"verb":3,"why":4,"serial":5}'])(
    'REL-11 an entry of the log that says %j hides no other',
    async text => {
      await store.appendAudit(entry('before'))
      put('audit/')
      put('audit/0000000000-x.json', text)
      expect((await store.readAudit()).map(({ why }) => why)).toEqual(['before'])
    },
  )

  test('REL-6 what is longer than any document or file is not read', async () => {
    put('documents/9999999996-3.json', Buffer.alloc(LONGEST.document + 1, 32))
    put('files/mfe-x/x1/web/entry.js', Buffer.alloc(LONGEST.file + 1, 32))
    expect(await store.readDocument(3)).toBe('')
    expect(await store.readFile('mfe-x/x1/web/entry.js')).toBeNull()
    expect(await store.readDocument(2)).toBe('two')
  })

  test('REL-6 nor is it where the bucket does not say how long it is', async () => {
    put('documents/9999999996-3.json', Buffer.alloc(LONGEST.document + 1, 32))
    await store.putFile('mfe-x/x1/web/entry.js', Buffer.from('code'))
    server.sayNoLengths()
    expect(await store.readDocument(3)).toBe('')
    expect(await store.readDocument(2)).toBe('two')
    expect(await store.putFile('mfe-x/x1/web/entry.js', Buffer.from('code'))).toBe(false)
    expect(await store.putFile('mfe-x/x1/web/entry.js', Buffer.from('co'))).toBe(true)
    expect((await store.openFile('mfe-x/x1/web/entry.js'))?.size).toBeNull()
  })

  test('REL-6 a folder that a console made is no file', async () => {
    put('files/')
    put('files/mfe-x/')
    await store.putFile('mfe-x/x1/web/entry.js', Buffer.from('code'))
    expect((await store.listFiles('')).map(({ path }) => path)).toEqual(['mfe-x/x1/web/entry.js'])
  })
})

const said = (code: string) => `<Error><Code>${code}</Code><Message>Said so.</Message></Error>`

describe('ERR-2 an operator is told what is wrong with the bucket, and what to do', () => {
  test.each([
    [403, said('InvalidAccessKeyId'), /refuses this \(InvalidAccessKeyId: Said so.\)/, /AWS_ACCESS_KEY_ID/],
    [400, said('ExpiredToken'), /refuses this/, /AWS_ACCESS_KEY_ID/],
    [403, said('RequestTimeTooSkewed'), /refuses this/, /clock/],
    [404, said('NoSuchBucket'), /is not there/, /RELEASE_STORE/],
    [301, said('PermanentRedirect'), /is not there/, /RELEASE_STORE/],
    [501, said('NotImplemented'), /cannot do this/, /conditional writes/],
    [200, '<html><body>Sign in</body></html>', /is not there/, /RELEASE_STORE/],
  ])('ERR-2 by %i %s', async (status, body, message, reason) => {
    server.answerAll(status, body)
    const error = await store.serials().catch(refused => refused)
    expect(error).toMatchObject({ outcome: 'failed', message: expect.stringMatching(message) })
    expect(error.reasons.join()).toMatch(reason)
  })

  test.each([said('NoSuchBucket'), '404 page not found\n', '<html><body>Not Found</body></html>', ''])(
    'REL-4 REL-12 by 404 %j, which is said of no object: none is missing by that',
    async body => {
      await store.putFile('mfe-x/x1/node/entry.mjs', Buffer.from('code'))
      await store.appendAudit(entry('before'))
      server.answerAll(404, body, (action: string) => action === 'GetObject')
      for (const read of [
        () => store.readFile('mfe-x/x1/node/entry.mjs'),
        () => store.openFile('mfe-x/x1/node/entry.mjs'),
        () => store.readDocument(2),
        () => store.readAudit(),
      ])
        await expect(read()).rejects.toThrow('the bucket releases is not there')
    },
  )

  test('ERR-2 by 503, which it has asked again before', { timeout: 30_000 }, async () => {
    server.answerAll(503, said('SlowDown'))
    await expect(store.serials()).rejects.toThrow('the bucket releases does not answer (SlowDown: Said so.)')
  })
})

describe('an answer of the bucket that breaks off half-way', () => {
  test('REL-2 is asked for again: neither a rollback nor a file fails by it', async () => {
    await store.putFile('mfe-x/x1/web/entry.js', Buffer.from('code'.repeat(99)))
    server.breakOff(2)
    expect(await store.readDocument(2)).toBe('two')
    server.breakOff(2)
    expect(Buffer.from((await store.readFile('mfe-x/x1/web/entry.js')) ?? []).toString()).toBe(
      'code'.repeat(99),
    )
  })

  test('REL-2 and where each does, that is said', async () => {
    server.breakOff(99)
    await expect(store.readDocument(2)).rejects.toThrow('aborted')
  })
})

describe('while files are read from a bucket', () => {
  test('REL-2 a look for what is live waits for none of them, however many browsers take theirs slowly', async () => {
    put('files/mfe-x/x1/web/film.js', Buffer.alloc(20_000_000))
    const unread = Array.from({ length: 50 }, () => store.openFile('mfe-x/x1/web/film.js'))
    for (const file of await Promise.all(unread)) onTestFinished(() => void file?.stream.destroy())
    expect(await store.serials()).toEqual([1, 2])
    expect(await store.readDocument(2)).toBe('two')
  })

  test('REL-2 nor for a minute for an answer that does not go on', { timeout: 30_000 }, async () => {
    server.stall(2)
    expect(await Promise.all([store.serials(), store.readDocument(2)])).toEqual([[1, 2], 'two'])
  })
})
