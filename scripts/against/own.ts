import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { readArguments } from '../arguments.ts'
import { timesOf } from '../inputs.ts'
import { DEV_PORT, developAgainst } from './develop.ts'
import { releasedSource } from './released-source.ts'

const USAGE = 'arcade-dev --against <address of a deployed shop, or of a page in it> [--port n]'
const ABOUT = 'Runs the remote of this folder inside that shop, for this machine alone; a save shows at once.'
const BUILD = fileURLToPath(import.meta.resolve('federation/build/cli.ts'))

const { values } = readArguments(`${USAGE}\n${ABOUT}`, {
  options: {
    against: { type: 'string', takes: 'address', says: 'the shop that it runs inside' },
    port: { type: 'string', takes: 'n', default: DEV_PORT, says: `where the shop is here (${DEV_PORT})` },
  },
})
const { against = '' } = values
if (!URL.canParse(against)) {
  console.error(`usage: ${USAGE}`)
  process.exit(2)
}
const folder = process.cwd()
for (const end of ['SIGINT', 'SIGTERM'] as const) process.on(end, () => process.exit(0))
try {
  const source = releasedSource({
    folder,
    // A process of its own: what it imports of the remote's files it would not read again.
    async build() {
      const { status, stderr } = spawnSync(process.execPath, [BUILD, '.'], { cwd: folder, encoding: 'utf8' })
      if (status !== 0) throw new Error(stderr)
    },
    inputs: () => timesOf(folder, ['.']),
  })
  const shop = new URL(against)
  const { url } = await developAgainst({ sources: [source], shop, port: Number(values.port) })
  console.log(`ready ${url}`)
  console.log(`this folder from here, everything else from ${shop.origin}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
