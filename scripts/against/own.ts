import { readArguments } from '../arguments.ts'
import { developOwn } from '../development/develop-own.ts'
import { DEV_PORT, messageOf } from './develop.ts'
import { developReleased } from './develop-released.ts'
import { portIn, shopAt } from './where.ts'

const USAGE = 'arcade-dev --against <address of a deployed shop, or of a page in it> [--port n] [--released]'
const ABOUT =
  'Runs the remote of this folder inside that shop, for this machine alone; a save shows in the open page.'

const { values } = readArguments(`${USAGE}\n${ABOUT}`, {
  options: {
    against: { type: 'string', takes: 'address', says: 'the shop that it runs inside' },
    port: { type: 'string', takes: 'n', default: DEV_PORT, says: `where the shop is here (${DEV_PORT})` },
    released: {
      type: 'boolean',
      says: 'as shoppers would have it: each save a release, in the shop’s own host',
    },
  },
})
const { against, released } = values
const { shop, port } = (() => {
  try {
    if (against === undefined) throw new Error('--against is missing')
    return { shop: shopAt(against), port: portIn(values.port) }
  } catch (error) {
    console.error(`${messageOf(error)}\nusage: ${USAGE}`)
    process.exit(2)
  }
})()
let close = async () => {}
for (const end of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(end, () => void close().then(() => process.exit(0)))
// npm passes no signal on: told to stop it, and the shell that it ran this by, are simply gone.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid
  setInterval(() => process.ppid === npm || process.kill(process.pid, 'SIGTERM'), 200).unref()
}
try {
  const run = released ? developReleased : developOwn
  const running = await run(process.cwd(), shop, port)
  const { url } = running
  close = running.close
  console.log(`ready ${url}`)
  console.log(`this folder from here, everything else from ${shop.origin}`)
} catch (error) {
  console.error(messageOf(error))
  process.exit(1)
}
