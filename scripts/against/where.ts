import type { Server } from 'node:http'

/** @returns the address of a shop, or of a page in it @throws Error when no shop can be there */
export function shopAt(text: string): URL {
  if (/^https?:/i.test(text) && URL.canParse(text)) return new URL(text)
  throw new Error(`"${text}" is no address of a shop: one begins with https:// or http://`)
}

/** @returns where this machine is to listen; 0 takes any that is free @throws Error when it is no port */
export function portIn(text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= 65_535) return Number(text)
  throw new Error(`"${text}" is no port`)
}

/** Has a server listen on this machine alone. @throws Error that says what to do when something else listens there */
export async function listenAt(server: Server, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject).listen(port, '127.0.0.1', resolve)
  await promise.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new Error(`${error.message}: something else listens there, --port n names another`, {
      cause: error,
    })
  })
}
