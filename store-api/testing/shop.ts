import { type App, buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { loadSandbox } from '../sandbox.ts'
import type { StoreDescription } from '../store-description/description.ts'
import { testDatabase } from './database.ts'
import type { openImage } from './image.ts'
import { testStore } from './store.ts'
import { Visitor } from './visitor.ts'

/** A Tuesday, 10:00 in Toronto. */
const OPENING = Date.parse('2026-06-02T14:00:00Z')

export interface TestShop extends App {
  origin: string
  /** Moves the shop's clock forward. @param ms milliseconds */
  pass(ms: number): void
  /** A new browser that has loaded the page once: it has a session and its token. */
  visitor(headers?: Record<string, string>): Promise<Visitor>
  /** One without any cookie. */
  stranger(headers?: Record<string, string>): Visitor
  close(): Promise<void>
}

/** The real server on a real port with a database of its own. @param open opens it; `openImage` where no other test may write on its server */
export async function startShop(
  env: Record<string, string> = {},
  store: StoreDescription = testStore,
  open: typeof openImage = testDatabase,
): Promise<TestShop> {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    CHECK_ANSWERS: 'on',
    PUBLIC_ORIGIN: 'http://shop.test',
    SANDBOX: 'on',
    ...env,
  })
  const database = await open({ store, now: new Date(OPENING) })
  let offset = OPENING - Date.now()
  const app = await buildApp({
    config,
    database,
    store: { description: store, mediaFolder: null },
    sandbox: await loadSandbox(config),
    now: () => new Date(Date.now() + offset),
  })
  const origin = await app.server.listen({ port: 0, host: '127.0.0.1' })
  return {
    ...app,
    origin,
    pass: ms => {
      offset += ms
    },
    stranger: headers => new Visitor(origin, headers),
    async visitor(headers) {
      const visitor = new Visitor(origin, headers)
      await visitor.api('GET common3/appInfoInit')
      return visitor
    },
    async close() {
      await app.server.close()
      await database.close()
    },
  }
}
