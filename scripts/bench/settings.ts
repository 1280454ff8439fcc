import { readArguments } from '../arguments.ts'
import { type Beside, readBeside } from './pages.ts'

export interface Settings {
  /** A part alone; null: all of it. */
  only: 'api' | 'pages' | 'loads' | 'protocols' | null
  beside: Beside[]
  /** The shop built as one application beside it. */
  oneBundle: boolean
  /** How often everything is measured. */
  runs: number
  /** Into the documentation too. */
  write: boolean
}

const PARTS = ['api', 'pages', 'loads', 'protocols'] as const
const USAGE =
  'npm run bench [-- --only api|pages|loads|protocols] [--one-bundle] [--beside <name>=<address>]… [--runs <count>] [--write]'

/** What was asked for on the command line; a mistake there ends the process with code 2 and the mistake in words. */
export function readSettings(): Settings {
  const { values } = readArguments(USAGE, {
    options: {
      only: {
        type: 'string',
        takes: '<part>',
        says: 'a part alone: api, pages, of those cold loads, or versions of HTTP beside each other (by itself only)',
      },
      'one-bundle': {
        type: 'boolean',
        default: false,
        says: 'loads the same shop built as one application in turn with the composed one',
      },
      beside: {
        type: 'string',
        multiple: true,
        default: [],
        takes: '<name>=<address>',
        says: 'loads another site in turn with the pages of the shop; may be given again',
      },
      runs: { type: 'string', default: '7', takes: '<count>', says: 'how often everything is measured' },
      write: {
        type: 'boolean',
        default: false,
        says: 'writes what pages cost to docs/benchmarks.md, with --one-bundle, and what the API does to docs/benchmarks-api.md',
      },
    },
  })
  try {
    const { only = null, write } = values
    const part = PARTS.find(one => one === only) ?? null
    if (part === null && only !== null) throw new Error(`--only wants ${PARTS.join(' or ')}, not "${only}"`)
    if ((part === 'loads' || part === 'protocols') && write)
      throw new Error(`--write wants more than --only ${part} measures`)
    if (!/^[1-9]\d*$/.test(values.runs)) throw new Error(`--runs wants a count, not "${values.runs}"`)
    return {
      only: part,
      beside: values.beside.map(readBeside),
      oneBundle: values['one-bundle'] || write,
      runs: Number(values.runs),
      write,
    }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nusage: ${USAGE}`)
    process.exit(2)
  }
}
