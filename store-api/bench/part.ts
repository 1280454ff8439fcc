import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { benchApi } from './api.ts'

type ApiFigures = Awaited<ReturnType<typeof benchApi>>

/**
 * The API's part of `npm run bench`, with its table. `--only api` ends the process after it and leaves the other parts of
 * the result file as they are; `--only pages` leaves it out.
 * @returns its figures, or undefined where it is left out
 * @throws Error for another part than these
 */
export async function apiPart(args: readonly string[], resultFile: string): Promise<ApiFigures | undefined> {
  const at = args.indexOf('--only')
  const only = at < 0 ? null : args[at + 1]
  if (only === 'pages') return undefined
  if (only !== null && only !== 'api') throw new Error('Usage: npm run bench [-- --only api|pages]')
  const api = await benchApi()
  console.table(api.calls)
  console.log(`load average when it was measured: ${api.load.map(n => n.toFixed(1)).join(' ')}`)
  if (only === null) return api
  const before = await readFile(resultFile, 'utf8').then(JSON.parse, () => ({}))
  await mkdir(dirname(resultFile), { recursive: true })
  await writeFile(resultFile, `${JSON.stringify({ ...before, api }, null, 2)}\n`)
  process.exit(0)
}
