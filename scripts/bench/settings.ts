import { readArguments } from '../arguments.ts'
import { type Beside, readBeside } from './pages.ts'

export interface Settings {
  /** A part alone; null: all of it. */
  only: 'api' | 'pages' | null
  beside: Beside[]
  /** How often everything is measured. */
  runs: number
  /** Into the documentation too. */
  write: boolean
}

const USAGE = 'npm run bench [-- --only api|pages] [--beside <name>=<address>]… [--runs <count>] [--write]'

/** What was asked for on the command line; a mistake there ends the process with code 2 and the mistake in words. */
export function readSettings(): Settings {
  const { values } = readArguments(USAGE, {
    options: {
      only: { type: 'string', takes: '<part>', says: 'a part alone: api, or pages (all but the API)' },
      beside: {
        type: 'string',
        multiple: true,
        default: [],
        takes: '<name>=<address>',
        says: 'loads another site in turn with the pages of the shop; may be given again',
      },
      runs: { type: 'string', default: '7', takes: '<count>', says: 'how often everything is measured' },
      write: { type: 'boolean', default: false, says: 'writes what pages cost to docs/benchmarks.md' },
    },
  })
  try {
    const { only = null, write } = values
    if (only !== null && only !== 'api' && only !== 'pages')
      throw new Error(`--only wants api or pages, not "${only}"`)
    if (!/^[1-9]\d*$/.test(values.runs)) throw new Error(`--runs wants a count, not "${values.runs}"`)
    return { only, beside: values.beside.map(readBeside), runs: Number(values.runs), write }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nusage: ${USAGE}`)
    process.exit(2)
  }
}
