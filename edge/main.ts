import { buildEdge } from './app.ts'
import { readConfig } from './config.ts'
import { LIMITS } from './limits.ts'

const config = readConfig()
const app = await buildEdge(config)

async function stop(signal: string): Promise<void> {
  app.log.info({ signal }, 'stopping')
  setTimeout(() => process.exit(1), LIMITS.stop).unref()
  await app.close()
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))

await app.listen({
  port: config.port,
  host: config.host,
  listenTextResolver: address => `edge listening at ${address}, API at ${config.apiOrigin}`,
})
