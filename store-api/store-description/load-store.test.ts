import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadStore } from './load-store.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('APP-6 a store of one’s own is a file: the same description as JSON, its pictures beside it', async () => {
  const { description } = await loadStore('bookshop')
  const file = join(folder, 'own.json')
  await writeFile(file, JSON.stringify({ ...description, id: 'own' }))
  const own = await loadStore(file)
  expect(own.description).toEqual({ ...description, id: 'own' })
  expect(own.mediaFolder).toBe(join(folder, 'media'))
})

test('APP-6 a file that is no store, a wrong document and an unknown name are refused with what is wrong', async () => {
  const { description } = await loadStore('bookshop')
  const file = join(folder, 'wrong.json')
  await writeFile(file, JSON.stringify({ ...description, products: undefined }))
  await expect(loadStore(file)).rejects.toThrow('products')
  await writeFile(file, JSON.stringify({ ...description, currency: 'dollars' }))
  await expect(loadStore(file)).rejects.toThrow('currency')
  await expect(loadStore(join(folder, 'none.json'))).rejects.toThrow('none.json cannot be read')
  await expect(loadStore('nope')).rejects.toThrow('there is no store "nope"')
})
