import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type ApiFigures, benchApi } from './api.ts'
import type { Compared } from './measure.ts'
import { apiText, cpu, times } from './report.ts'

/**
 * The API's part of `npm run bench`, with its table. `api` ends the process after it and leaves the other parts of
 * the result file as they are; any other part leaves it out.
 * @param document where it is to be written down too, and what is to be said of the run there
 * @returns its figures, or undefined where it is left out
 */
export async function apiPart(
  only: string | null,
  resultFile: string,
  document: { file: string; about: string } | null,
): Promise<ApiFigures | undefined> {
  if (only !== null && only !== 'api') return undefined
  const api = await benchApi()
  console.table(Object.fromEntries(Object.entries(api.calls).map(([name, call]) => [name, row(call)])))
  console.log('p50 / p99 in ms over 4 connections; the share is of what the bare server does a second')
  console.log('CPU ms of an answer: server + database; embedded, one process is both')
  console.log(`load average when it was measured: ${api.load.map(n => n.toFixed(1)).join(' ')}`)
  if (document) await writeFile(document.file, apiText(document.about, api))
  if (only === null) return api
  const before = await readFile(resultFile, 'utf8').then(JSON.parse, () => ({}))
  await mkdir(dirname(resultFile), { recursive: true })
  await writeFile(resultFile, `${JSON.stringify({ ...before, api }, null, 2)}\n`)
  process.exit(0)
}

const row = ({ ours, bare, paced }: Compared) => ({
  ours: times(ours),
  'requests/s': ours.perSecond,
  'bare server': times(bare),
  'its requests/s': bare.perSecond,
  share: `${Math.round((100 * ours.perSecond) / bare.perSecond)} %`,
  'ours, CPU ms': cpu(ours),
  'its CPU ms': cpu(bare),
  'ours at a pace': paced && `${times(paced)} at ${paced.perSecond}/s`,
})
