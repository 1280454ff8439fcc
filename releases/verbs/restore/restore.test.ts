import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { operatorWith } from '../../fixtures/operator.ts'
import { builtRelease } from '../../fixtures/release.ts'
import { STORE_KINDS, STORES, type TestStore } from '../../fixtures/stores.ts'
import { openStore } from '../../store/open.ts'

describe.each(STORE_KINDS)('REL-11 on a %s store restore', kind => {
  let at: TestStore
  let release: ReturnType<typeof operatorWith>
  let edge: string
  beforeEach(async () => {
    at = await STORES[kind]()
    release = operatorWith(at.env)
    edge = join(at.folder, 'edge')
    await mkdir(join(edge, 'accepted'), { recursive: true })
    for (const id of ['h1', 'h2']) {
      await release('publish', await builtRelease(at.folder, 'host-shell', id))
      await release('promote', 'host-shell', id)
    }
    // What another store's edge has kept beside it is older, and what came in half is nothing.
    await accepted(1, '{}', 'other')
    await writeFile(join(edge, 'accepted', 'half.json'), '{"serial":99,"te')
  })
  afterEach(() => at.close())

  const store = () => openStore(at.location)
  const text = async (serial: number) => String(await store().readDocument(serial))
  const accepted = (serial: number, said: string, name = 'this') =>
    writeFile(join(edge, 'accepted', `${name}.json`), JSON.stringify({ serial, text: said }))
  const serial = async () => (await release('status')).data.serial

  test('brings back what a restored store has lost, and the next write goes on above it', async () => {
    await accepted(4, await text(4))
    await store().removeDocuments([3, 4])
    expect(await serial()).toBe(2)
    expect((await release('restore', edge, '--dry-run')).data).toMatchObject({ changed: true, serial: 4 })
    expect(await serial()).toBe(2)
    const { data, err } = await release('restore', edge, '--reason', 'the backup was of yesterday')
    expect([err, data]).toEqual(['', { ok: true, changed: true, serial: 4, before: 2 }])
    expect(await serial()).toBe(4)
    expect((await release('restore', edge)).data).toMatchObject({ changed: false })
    expect((await release('rollback', 'host-shell', '--to', 'h1')).data).toMatchObject({ serial: 5 })
    const { data: log } = await release('log', '--verb', 'restore')
    expect(log.acts).toMatchObject([{ serial: 4, why: 'the backup was of yesterday', who: 'test' }])
  })

  test('takes the place of one that was altered or came in half', async () => {
    const good = await text(4)
    await accepted(4, good)
    await store().removeDocuments([4])
    await store().writeDocument(4, good.slice(0, 300))
    expect((await release('restore', join(edge, 'accepted', 'this.json'))).data).toMatchObject({ before: 3 })
    expect(await text(4)).toBe(good)
    expect((await release('status')).err).toBe('')
  })

  test('brings the whole store’s last document back where none is left', async () => {
    await accepted(4, await text(4))
    await store().removeDocuments([1, 2, 3, 4])
    expect((await release('status')).code).toBe(5)
    expect((await release('restore', at.folder)).data).toMatchObject({ serial: 4, before: null })
    expect(await serial()).toBe(4)
  })

  test('refuses what would not hold: altered, by an unknown key, or another one of the same serial', async () => {
    const good = await text(4)
    await accepted(5, good.replaceAll('h2', 'h3'))
    const altered = await release('restore', edge)
    expect([altered.code, altered.data.message]).toEqual([
      5,
      'document 5 of that edge would not hold in this store',
    ])
    await accepted(4, await text(3))
    expect((await release('restore', edge)).data.message).toBe(
      'document 4 of this store is another one than that edge accepted',
    )
    await accepted(4, good)
    await store().removeDocuments([4])
    for (const name of await readdir(join(at.folder, 'keys/trusted')).catch(() => []))
      await rm(join(at.folder, 'keys/trusted', name))
    expect((await release('restore', edge)).code).toBe(5)
    expect(await store().readDocument(4)).toBeNull()
  })

  test('says where there is nothing of an edge', async () => {
    const { code, data } = await release('restore', join(at.folder, 'keys'))
    expect(code).toBe(4)
    expect(data.message).toMatch(/^no edge has kept a document at /)
    expect(await readFile(join(edge, 'accepted', 'half.json'), 'utf8')).toContain('99')
  })
})
