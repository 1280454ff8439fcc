import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MAX_REMOVED, PAGE_SIZE, startS3 } from '../fixtures/s3-server.ts'
import { STORE_KINDS, STORES, type TestStore } from '../fixtures/stores.ts'
import { openStore } from './open.ts'
import { s3Store } from './s3.ts'
import { TALLIES_READ } from './store.ts'

const bytes = (text: string) => Buffer.from(text)

describe.each(STORE_KINDS)('a %s store', kind => {
  let at: TestStore
  beforeEach(async () => {
    at = await STORES[kind]()
  })
  afterEach(() => {
    vi.useRealTimers()
    return at.close()
  })
  const open = () => openStore(at.location)

  test('REL-2 of many writers of one serial exactly one wins, and its text is what is stored', async () => {
    const stores = Array.from({ length: 20 }, open)
    const won = await Promise.all(stores.map((store, index) => store.writeDocument(1, `text ${index}`)))
    expect(won.filter(Boolean)).toHaveLength(1)
    expect(await open().readDocument(1)).toBe(`text ${won.indexOf(true)}`)
  })

  test('REL-2 finds the newest serial, cheaply when one is known, and lists those above one', async () => {
    const store = open()
    expect(await store.latestSerial()).toBe(0)
    expect(await store.readDocument(1)).toBeNull()
    for (const serial of [1, 2, 3, 12]) await store.writeDocument(serial, 'x')
    expect([await store.latestSerial(), await store.latestSerial(12), await store.latestSerial(3)]).toEqual([
      12,
      12,
      kind === 'folder' ? 3 : 12,
    ])
    expect(await store.serials()).toEqual([1, 2, 3, 12])
    expect(await store.serials(2)).toEqual([3, 12])
  })

  test('REL-2 a document of another process is seen, by one that has just looked too, within a moment', async () => {
    const [reader, writer] = [open(), open()]
    await writer.writeDocument(1, 'one')
    expect(await reader.latestSerial(1)).toBe(1)
    await writer.writeDocument(2, 'two')
    await expect.poll(() => reader.latestSerial(1)).toBe(2)
  })

  test('REL-2 so it is where the clock was set back meanwhile', async () => {
    const [reader, writer] = [open(), open()]
    await writer.writeDocument(1, 'one')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    expect(await reader.latestSerial(1)).toBe(1)
    vi.useRealTimers()
    await writer.writeDocument(2, 'two')
    await expect.poll(() => reader.latestSerial(1)).toBe(2)
  })

  test('REL-1 keeps files, says whether it wrote, and streams them with their size', async () => {
    const store = open()
    expect(await store.putFile('mfe-x/r1/web/a.js', bytes('one'))).toBe(true)
    expect(await store.putFile('mfe-x/r1/web/a.js', bytes('one'))).toBe(false)
    expect(await store.putFile('mfe-x/r1/web/a.js', bytes('other'))).toBe(true)
    const file = await store.openFile('mfe-x/r1/web/a.js')
    expect(file?.size).toBe(5)
    expect(await file?.stream.toArray().then(parts => Buffer.concat(parts).toString())).toBe('other')
    for (const absent of ['mfe-x/r1/web/none.js', 'mfe-x/r1/web', 'mfe-x/r1/web/a.js/b']) {
      expect(await store.readFile(absent)).toBeNull()
      expect(await store.openFile(absent)).toBeNull()
    }
  })

  test('REL-11 lists files below a folder with sizes and ages, and removes them', async () => {
    const store = open()
    for (const path of ['mfe-x/r1/a.js', 'mfe-x/r1/web/b.js', 'mfe-x/r10/c.js', 'mfe-y/r1/d.js'])
      await store.putFile(path, bytes('12345'))
    const found = await store.listFiles('mfe-x/r1/')
    expect(found.map(({ path, size }) => [path, size]).sort()).toEqual([
      ['mfe-x/r1/a.js', 5],
      ['mfe-x/r1/web/b.js', 5],
    ])
    expect(Math.abs((found[0]?.changed ?? 0) - Date.now())).toBeLessThan(60_000)
    await store.removeFiles([...found.map(({ path }) => path), 'mfe-x/none'])
    expect((await store.listFiles('')).map(({ path }) => path).sort()).toEqual([
      'mfe-x/r10/c.js',
      'mfe-y/r1/d.js',
    ])
    expect(await store.listFiles('mfe-z/')).toEqual([])
  })

  test('REL-11 more files than one page of a listing holds are all found', async () => {
    const store = open()
    const paths = Array.from({ length: PAGE_SIZE + 10 }, (_, index) => `mfe-x/r1/${index}.js`)
    await Promise.all(paths.map(path => store.putFile(path, bytes('x'))))
    expect(await store.listFiles('mfe-x/')).toHaveLength(paths.length)
    const gone = Array.from({ length: MAX_REMOVED }, (_, index) => `mfe-x/r0/${index}.js`)
    await store.removeFiles([...gone, ...paths])
    expect(await store.listFiles('')).toEqual([])
  })

  test('REL-2 the audit log keeps its order, whoever writes', async () => {
    const entry = (serial: number) => ({
      at: new Date(1_700_000_000_000 + serial).toISOString(),
      who: 'test',
      verb: 'renew',
      why: `number ${serial}`,
      serial,
      document: 'x'.repeat(64),
    })
    for (const serial of [1, 2, 3, 4]) await open().appendAudit(entry(serial))
    expect((await open().readAudit()).map(({ why }) => why)).toEqual([1, 2, 3, 4].map(n => `number ${n}`))
    expect((await open().readAudit(2)).at(-1)?.serial).toBe(4)
  })

  test('REL-4 an edge’s last word is read by all who ask for what was said lately', async () => {
    const store = openStore(at.location)
    const said = async (beside?: { edge: string; within: number }) =>
      (await store.readTallies(beside)).map(({ edge, text }) => [edge, text]).sort()
    expect(await said()).toEqual([])
    await store.writeTally('one', 'a')
    await store.writeTally('one', 'b')
    await store.writeTally('two', 'c')
    await store.writeTally('without end', 'x'.repeat(TALLIES_READ.bytes + 1))
    const both = [
      ['one', 'b'],
      ['two', 'c'],
    ]
    expect(await said()).toEqual(both)
    expect(await said({ edge: 'two', within: 10_000 })).toEqual(both)
    expect(await said({ edge: 'one that is silent', within: 10_000 })).toEqual([])
  })

  test('REL-7 of many claims the first one stands for all', async () => {
    const said = await Promise.all(
      Array.from({ length: 10 }, (_, index) => open().claim('preview-x', `by ${index}`)),
    )
    expect(new Set(said).size).toBe(1)
    expect(await open().claim('preview-x', 'late')).toBe(said[0])
  })
})

describe('a folder store', () => {
  test('REL-11 an act noted after a crash cut its predecessor short is in the audit log', async () => {
    const at = await STORES.folder()
    try {
      const note = (why: string) => ({
        at: new Date().toISOString(),
        who: 'test',
        verb: 'renew',
        why,
        serial: 1,
        document: null,
      })
      const store = openStore(at.location)
      await store.appendAudit(note('before'))
      await appendFile(join(at.location, 'audit.jsonl'), JSON.stringify(note('cut')).slice(0, 30))
      for (const why of ['next', 'after']) await store.appendAudit(note(why))
      expect((await store.readAudit()).map(({ why }) => why)).toEqual(['before', 'next', 'after'])
    } finally {
      await at.close()
    }
  })
})

describe('an s3 store', () => {
  test('REL-2 whose answer to a write got lost finds its own document, and has won', async () => {
    const at = await STORES.s3()
    const server = await startS3('other')
    try {
      server.loseAnswers(1)
      const store = s3Store(server.location)
      expect(await store.writeDocument(1, 'mine')).toBe(true)
      expect(await store.writeDocument(1, 'another')).toBe(false)
      expect(await store.readDocument(1)).toBe('mine')
    } finally {
      await server.close()
      await at.close()
    }
  }, 30_000)

  test('REL-7 nobody has a claim by a write that came to nothing, as where two of them met', async () => {
    const at = await STORES.s3()
    const server = await startS3('other')
    try {
      const [one, other] = [s3Store(server.location), s3Store(server.location)]
      server.conflict(2)
      const said = await Promise.all([
        one.claim('preview-x', 'by one'),
        other.claim('preview-x', 'by another'),
      ])
      expect(said[0]).toBe(said[1])
      server.conflict(1_000)
      await expect(one.claim('preview-y', 'by one')).rejects.toThrow('nobody has')
    } finally {
      await server.close()
      await at.close()
    }
  }, 30_000)

  test('REL-2 of a server that ignores conditional writes is refused before it holds a document', async () => {
    const at = await STORES.s3()
    const server = await startS3('other', true)
    try {
      await expect(s3Store(server.location).writeDocument(1, 'mine')).rejects.toThrow(
        'ignores conditional writes',
      )
      expect(await s3Store(server.location).readDocument(1)).toBeNull()
    } finally {
      await server.close()
      await at.close()
    }
  }, 30_000)

  test.each(['s3://', 's3://UPPER/x', 's3://b', 's3://bucket/x?zone=1'])(
    'REL-2 %s is no address of one',
    location => {
      expect(() => s3Store(location)).toThrow('RELEASE_STORE must be a folder or s3://')
    },
  )
})
