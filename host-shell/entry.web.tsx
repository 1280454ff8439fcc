import { createFederation } from 'federation/runtime/federation.ts'
import { FILE_TIMEOUT_MS } from './browser/page-areas.ts'
import { start } from './browser/start.tsx'

start(createFederation({ limit: FILE_TIMEOUT_MS })).catch(error => console.error('start-up failed', error))
