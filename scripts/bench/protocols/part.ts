import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ensureChromium } from '../../chromium.ts'
import { cell } from '../report.ts'
import { measureProtocols } from './protocols.ts'

/** Versions of HTTP beside each other, with their table; the other parts of the result file stay as they are. */
export async function protocolsPart(runs: number, resultFile: string): Promise<void> {
  ensureChromium()
  const protocols = await measureProtocols(runs)
  for (const [protocol, pages] of Object.entries(protocols)) {
    console.log(`${protocol}, slow phone, slow 4G`)
    const row = (figures: (typeof pages)[string]) => ({
      'FCP ms': cell(figures, 'fcpMs'),
      'LCP ms': cell(figures, 'lcpMs'),
    })
    console.table(Object.fromEntries(Object.entries(pages).map(([name, figures]) => [name, row(figures)])))
  }
  const before = await readFile(resultFile, 'utf8').then(JSON.parse, () => ({}))
  await mkdir(dirname(resultFile), { recursive: true })
  await writeFile(resultFile, `${JSON.stringify({ ...before, protocols }, null, 2)}\n`)
}
