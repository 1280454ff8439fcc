import { once } from 'node:events'
import { createServer } from 'node:net'

/** Listens for a moment where a page for development will be served. @throws what listening there does, once that cannot be */
export async function refuseTaken(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
