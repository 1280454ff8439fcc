import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import type { Shop } from '../shop.ts'
import { BadDocument } from './document.ts'
import { exportDocument, importDocument, takeOver } from './store-document.ts'

/**
 * The embedded database belongs to one process. While a server has it, the command leaves its request in a folder
 * beside it and the server answers there.
 */
const folderOf = ({ dataDir, storeName }: { dataDir: string; storeName: string }) =>
  join(dataDir, `store-document-${storeName}`)

/** Time in ms a command waits; an older request has nobody waiting and is thrown away. */
const PATIENCE = 15_000

const Request = v.variant('verb', [
  v.object({ verb: v.literal('export') }),
  v.object({ verb: v.literal('import'), document: v.string() }),
])
export type DocumentRequest = v.InferOutput<typeof Request>
const Reply = v.object({ document: v.optional(v.string()), bad: v.optional(v.string()) })
type Reply = v.InferOutput<typeof Reply>

async function put(folder: string, name: string, content: unknown): Promise<void> {
  const unfinished = join(folder, `.${name}`)
  await writeFile(unfinished, JSON.stringify(content), { mode: 0o600 })
  await rename(unfinished, join(folder, name))
}

/**
 * Asks the server that has the database.
 * @returns the document for an export
 * @throws BadDocument when the server refuses it, Error when none answers
 */
export async function askServer(
  config: { dataDir: string; storeName: string },
  request: DocumentRequest,
  patience = PATIENCE,
): Promise<string | undefined> {
  const folder = folderOf(config)
  const id = randomUUID()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await put(folder, `${id}.request`, request)
  const answer = join(folder, `${id}.answer`)
  try {
    for (const end = Date.now() + patience; Date.now() < end; await wait(100)) {
      const text = await readFile(answer, 'utf8').catch(() => null)
      if (text === null) continue
      const { document, bad } = v.parse(Reply, JSON.parse(text))
      if (bad !== undefined) throw new BadDocument([bad])
      return document
    }
    throw new Error('The process that has the database did not answer. Nothing was changed.')
  } finally {
    await rm(join(folder, `${id}.request`), { force: true })
    await rm(answer, { force: true })
  }
}

/** Answers the commands that wait, then works with what is in the database. */
export async function answerRequests(shop: Shop): Promise<void> {
  const folder = folderOf(shop.config)
  const names = await readdir(folder).catch((): string[] => [])
  for (const name of names.filter(n => n.endsWith('.request') && !n.startsWith('.'))) {
    const path = join(folder, name)
    const taken = `${path}.taken`
    // Taken by its name: a command that has just given up finds nothing changed afterwards.
    if (
      !(await rename(path, taken).then(
        () => true,
        () => false,
      ))
    )
      continue
    const fresh = Date.now() - (await stat(taken)).mtimeMs < PATIENCE
    if (fresh)
      await put(folder, name.replace(/request$/, 'answer'), await reply(shop, await readFile(taken, 'utf8')))
    await rm(taken, { force: true })
  }
  await takeOver(shop)
}

async function reply(shop: Shop, text: string): Promise<Reply> {
  try {
    const request = v.parse(Request, JSON.parse(text))
    if (request.verb === 'export') return { document: await exportDocument(shop.db) }
    await importDocument(shop.db, request.document)
    return {}
  } catch (error) {
    if (error instanceof BadDocument) return { bad: error.message }
    throw error
  }
}
