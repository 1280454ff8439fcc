import { createFederation } from 'federation/runtime/federation.ts'
import { FILE_TIMEOUT_MS } from './page-areas.ts'
import { start } from './start.tsx'

/** Takes the page over. */
export const hydrate = (): Promise<void> => start(createFederation({ limit: FILE_TIMEOUT_MS }))
