import { fileURLToPath } from 'node:url'

/** The one set of SQL files that both engines run at start. */
export const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('../drizzle', import.meta.url)) }
