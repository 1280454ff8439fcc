import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { documentId } from '../document/document-id.ts'
import { operatorEnv, operatorWith } from '../fixtures/operator.ts'
import { builtRelease, temporaryFolder } from '../fixtures/release.ts'
import { run } from '../run.ts'
import { folderStore } from '../store/folder.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let closing: (() => Promise<unknown>)[]
beforeEach(async () => {
  folder = await temporaryFolder()
  closing = []
  const release = operatorWith(operatorEnv(folder.path))
  await release('publish', await builtRelease(folder.path, 'host-shell', 'h1'))
  await release('promote', 'host-shell', 'h1')
  await release('publish', await builtRelease(folder.path, 'mfe-x', 'x1'))
  await release('promote', 'mfe-x', 'x1')
  await release('publish', await builtRelease(folder.path, 'mfe-x', 'x2', { 'web/entry.js': '2' }))
})
afterEach(async () => {
  await Promise.all(closing.map(close => close()))
  await folder.remove()
})

const store = () => folderStore(`${folder.path}/store`)
type Answer = () => Promise<object> | object

/** Something that answers as an edge does. @returns its origin */
async function anEdge(answer: Answer): Promise<string> {
  const server = createServer(async (_request, response) => response.end(JSON.stringify(await answer())))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise(resolve => server.close(resolve)))
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
/** Serves the newest document of the store once it was asked so often. */
const following = (asks = 0): Answer => {
  let left = asks
  return async () => {
    const newest = await store().latestSerial()
    const serial = left-- > 0 ? newest - 1 : newest
    return { serial, document: documentId((await store().readDocument(serial)) ?? '') }
  }
}
const frozenAt = async (serial: number, more = {}): Promise<Answer> => {
  const document = documentId((await store().readDocument(serial)) ?? '')
  return () => ({ serial, document, ...more })
}
const promote = (env: NodeJS.ProcessEnv, ...more: string[]) =>
  operatorWith({ ...operatorEnv(folder.path), ...env })('promote', 'mfe-x', 'x2', ...more)

describe('REL-11 a write', () => {
  test('REL-11 waits until each edge serves it, and names them', async () => {
    const [quick, slow] = [await anEdge(following()), await anEdge(following(3))]
    const { code, data } = await promote({ RELEASE_EDGES: `${quick}, ${slow}/` })
    expect(code).toBe(0)
    expect(data).toMatchObject({ ok: true, changed: true })
    expect(data.edges).toEqual(
      [quick, slow].map(edge => ({
        edge,
        served: true,
        words: expect.stringMatching(/^serves serial 6 after/),
      })),
    )
  })

  test.each([
    ['that serves on', () => frozenAt(5), /^still serves serial 5 after \d/],
    ['that refuses it', () => frozenAt(5, { refused: 'expired' }), /it refuses the new document, expired$/],
    [
      'of another store',
      () => () => ({ serial: 5, document: 'other' }),
      /^serves serial 5 of another store$/,
    ],
  ] as const)(
    'REL-11 ends with 6 and names an edge %s; it is written all the same',
    async (_name, make, words) => {
      const edge = await anEdge(await make())
      const { code, data, err } = await promote({ RELEASE_EDGES: edge }, '--wait', '1')
      expect([code, data.ok, data.outcome, data.changed]).toEqual([6, false, 'unserved', true])
      expect(data.edges).toEqual([{ edge, served: false, words: expect.stringMatching(words) }])
      expect(err).toContain(edge)
    },
  )

  test('REL-11 is refused where an edge says that this machine’s clock is ahead: nobody else could write until then', async () => {
    const server = createServer((_request, response) => {
      response.setHeader('date', new Date('2020-01-01').toUTCString())
      response.end('{}')
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    closing.push(() => new Promise(resolve => server.close(resolve)))
    const edge = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const before = await store().latestSerial()
    const { code, err } = await promote({ RELEASE_EDGES: edge })
    expect([code, await store().latestSerial()]).toEqual([5, before])
    expect(err).toContain(`${edge} says 2020-01-01T00:00:00.000Z`)
    const files = (await store().listFiles('')).length
    const dist = await builtRelease(folder.path, 'mfe-catalog', 'c1')
    const release = operatorWith({ ...operatorEnv(folder.path), RELEASE_EDGES: edge })
    // No edge serves these at once; what is old is told by the clock as well.
    for (const argv of [['publish', dist], ['freeze', 'all', '--reason', 'x'], ['gc'], ['gc', '--days', '1']])
      expect((await release(...argv)).code, argv.join(' ')).toBe(5)
    expect([(await store().listFiles('')).length, await store().latestSerial()]).toEqual([files, before])
    expect((await release('gc', '--dry-run')).code).toBe(0)
    expect((await promote({ RELEASE_EDGES: edge }, '--wait', '0')).code).toBe(0)
  })

  test('REL-11 ends with 6 where a named edge does not answer, and waits for nobody with --wait 0', async () => {
    const gone = { RELEASE_EDGES: 'http://127.0.0.1:9' }
    expect((await promote(gone, '--wait', '1', '--percent', '5')).code).toBe(6)
    expect((await promote(gone, '--wait', '0')).code).toBe(0)
  })

  test('REL-11 waits for the shop’s own address where an edge of this store answers there, and for no stranger', async () => {
    const own = await anEdge(await frozenAt(5))
    expect((await promote({ PUBLIC_ORIGIN: own }, '--wait', '1', '--percent', '5')).code).toBe(6)
    const stranger = await anEdge(() => ({ serial: 5, document: 'other' }))
    const { code, data } = await promote({ PUBLIC_ORIGIN: stranger })
    expect([code, data.edges]).toEqual([0, undefined])
  })

  test('REL-11 says that nobody was seen to serve it where no edge answers at the shop’s own address', async () => {
    const env = { ...operatorEnv(folder.path), PUBLIC_ORIGIN: 'http://127.0.0.1:9' }
    const { code, out } = await run(['promote', 'mfe-x', 'x2', '--percent', '5'], env)
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('no edge of this store answers at http://127.0.0.1:9'),
    ])
    expect((await run(['promote', 'mfe-x', 'x2', '--percent', '9', '--wait', '0'], env)).out).not.toContain(
      'no edge',
    )
  })

  test('REL-11 ends with 6 where the shop’s own address serves what a restored store has lost, told by its keys', async () => {
    const { data } = await operatorWith(operatorEnv(folder.path))('status')
    const keys = (data.keys as { id: string }[]).map(({ id }) => id)
    const ahead = await anEdge(() => ({ serial: 9, document: 'lost', keys }))
    const ended = await promote({ PUBLIC_ORIGIN: ahead }, '--wait', '1', '--percent', '5')
    expect([ended.code, ended.data.changed]).toEqual([6, true])
    expect(ended.data.edges).toEqual([
      {
        edge: ahead,
        served: false,
        words: expect.stringMatching(/^serves serial 9 of another store, or of this one before/),
      },
    ])
    for (const [percent, others] of [
      ['10', ['0123456789abcdef']],
      ['20', 'none'],
      ['30', undefined],
    ]) {
      const other = await anEdge(() => ({ serial: 9, document: 'lost', keys: others }))
      const { code, data: told } = await promote({ PUBLIC_ORIGIN: other }, '--percent', String(percent))
      expect([code, told.changed, told.edges]).toEqual([0, true, undefined])
    }
  })
})
