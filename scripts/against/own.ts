import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { readArguments } from '../arguments.ts'
import { timesOf } from '../inputs.ts'
import { developAgainst, type Source } from './develop.ts'

const USAGE = 'arcade-dev --against <address of a deployed shop> [--port n]'
const BUILD = fileURLToPath(import.meta.resolve('federation/build/cli.ts'))

const { values } = readArguments(USAGE, {
  options: {
    against: { type: 'string' },
    port: { type: 'string', default: '8090' },
    help: { type: 'boolean', short: 'h' },
  },
})
const { against = '' } = values
if (values.help) {
  console.log(
    `${USAGE}\nRuns the remote of this folder inside that shop, for this machine alone; a saved file shows at once.`,
  )
  process.exit(0)
}
if (!URL.canParse(against)) {
  console.error(`usage: ${USAGE}`)
  process.exit(2)
}
const folder = process.cwd()
for (const end of ['SIGINT', 'SIGTERM'] as const) process.on(end, () => process.exit(0))
try {
  const source: Source = {
    folder,
    // A process of its own: what it imports of the remote's files it would not read again.
    async build() {
      const { status, stderr } = spawnSync(process.execPath, [BUILD, '.'], { cwd: folder, encoding: 'utf8' })
      if (status !== 0) throw new Error(stderr)
    },
    inputs: () => timesOf(folder, ['.']),
  }
  await developAgainst([source], new URL(against).origin, Number(values.port))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
