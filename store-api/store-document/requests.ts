import { rm } from 'node:fs/promises'
import { createServer, request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { makeFolder } from 'server-kit/make-folder.ts'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { wordsOf } from '../database/words-of.ts'
import type { Shop } from '../shop.ts'
import { BadDocument } from './document.ts'
import { exportDocument, importDocument, takeOver } from './store-document.ts'

/**
 * The embedded database belongs to one process. While a server has it, the command asks that server over a socket in a
 * folder that only its owner can enter.
 */
const folderOf = ({ dataDir, storeName }: { dataDir: string; storeName: string }) =>
  join(dataDir, `commands-${storeName}`)
const socketIn = (folder: string) => join(folder, 'socket')

/** In which a server answers. */
const LIMIT_MS = 15_000

const Request = v.variant('verb', [
  v.object({ verb: v.literal('export') }),
  v.object({ verb: v.literal('import'), document: v.string() }),
  v.object({ verb: v.literal('operate'), args: v.array(v.string()) }),
])
type Request = v.InferOutput<typeof Request>
export type DocumentRequest = Exclude<Request, { verb: 'operate' }>
const Reply = v.object({
  text: v.optional(v.string()),
  bad: v.optional(v.string()),
  error: v.optional(v.string()),
})
type Reply = v.InferOutput<typeof Reply>

/**
 * Asks the server that has the database.
 * @returns the document for an export, what was done for what is done by hand
 * @throws BadDocument when the server refuses it, Error that says why what is done by hand was not, and when none answers
 */
export async function askServer(
  config: { dataDir: string; storeName: string },
  request: Request,
  limitMs = LIMIT_MS,
): Promise<string | undefined> {
  const signal = AbortSignal.timeout(limitMs)
  const answer = await post(socketIn(folderOf(config)), request, signal).catch((cause: unknown) => {
    // Asked again, a delay would be told twice.
    const words = signal.aborted
      ? ' in time. It may be done all the same: look before you ask again.'
      : '. Nothing was changed.'
    throw new Error(`The process that has the database did not answer${words}`, { cause })
  })
  const { text, bad, error } = v.parse(Reply, answer)
  if (bad !== undefined) throw new BadDocument([bad])
  if (error !== undefined) throw new Error(error)
  return text
}

const post = (socketPath: string, body: unknown, signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const asked = httpRequest({ socketPath, method: 'POST', signal }, response => {
      json(response).then(resolve, reject)
    })
    asked.on('error', reject)
    asked.end(JSON.stringify(body))
  })

/** Does what its arguments say, and says what it did. @throws Error in words for who asked */
type Operate = (db: Database, args: readonly string[]) => Promise<string>

/**
 * Answers such commands for as long as the server runs; the database must be its own alone.
 * @returns ends it
 */
export async function answerCommands(shop: Shop, operate: Operate): Promise<() => Promise<void>> {
  const folder = folderOf(shop.config)
  await makeFolder(folder, 0o700)
  // A process that was killed leaves its socket; the database's lock says that nobody else answers there.
  await rm(socketIn(folder), { force: true })
  const server = createServer(async (request, response) => {
    const answer = await reply(shop, operate, request)
    response.end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(socketIn(folder), resolve)
  })
  return async () => {
    await new Promise(resolve => server.close(resolve))
    await rm(folder, { recursive: true, force: true })
  }
}

async function reply(shop: Shop, operate: Operate, asked: NodeJS.ReadableStream): Promise<Reply> {
  try {
    const request = v.parse(Request, await json(asked))
    if (request.verb === 'operate')
      return await operate(shop.db, request.args).then(
        text => ({ text }),
        problem => ({ error: wordsOf(problem) }),
      )
    if (request.verb === 'export') return { text: await exportDocument(shop.db) }
    await importDocument(shop.db, request.document)
    await takeOver(shop)
    return {}
  } catch (error) {
    if (error instanceof BadDocument) return { bad: error.message }
    shop.log.error({ err: error }, 'command failed')
    return { error: 'The server failed. Nothing was changed.' }
  }
}
