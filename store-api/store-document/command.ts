import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { readConfig } from '../config.ts'
import { openForCommand } from '../database/open.ts'
import { wordsOf } from '../database/words-of.ts'
import { BadDocument } from './document.ts'
import { askServer, type DocumentRequest } from './requests.ts'
import { exportDocument, importDocument } from './store-document.ts'

const USAGE = `node store-api/app-info.ts export > file    writes the store's document
node store-api/app-info.ts import file      puts a document in its place ("-" reads standard input)
STORE, DATA_DIR and DATABASE_URL name the store as they do for the server.`

/** 0 done, 1 failed, 2 wrong usage, 3 the document is refused; nothing is changed unless 0. */
export type ExitCode = 0 | 1 | 2 | 3

interface Output {
  out(text: string): void
  error(text: string): void
}

/** The command `node store-api/app-info.ts`. */
export async function command(
  args: readonly string[],
  env: Record<string, string | undefined>,
  { out, error }: Output,
): Promise<ExitCode> {
  const [verb, file, ...more] = args
  const isExport = verb === 'export' && file === undefined
  const isImport = verb === 'import' && file !== undefined && more.length === 0
  if (!isExport && !isImport) {
    error(USAGE)
    return 2
  }
  try {
    const request: DocumentRequest = isImport
      ? { verb: 'import', document: await (file === '-' ? text(process.stdin) : readFile(file, 'utf8')) }
      : { verb: 'export' }
    const document = await run(env, request)
    if (document !== undefined) out(document)
    else error('Imported. Running servers take it over within seconds.')
    return 0
  } catch (problem) {
    const refused = problem instanceof BadDocument
    const said = wordsOf(problem)
    error(
      refused ? `The document is refused, nothing was changed:\n  ${said.replaceAll('\n', '\n  ')}` : said,
    )
    return refused ? 3 : 1
  }
}

async function run(
  env: Record<string, string | undefined>,
  request: DocumentRequest,
): Promise<string | undefined> {
  const config = readConfig(env)
  const database = await openForCommand(config, () => {})
  if (!database) return askServer(config, request)
  try {
    if (request.verb === 'export') return await exportDocument(database.db)
    await importDocument(database.db, request.document)
    return undefined
  } finally {
    await database.close()
  }
}
