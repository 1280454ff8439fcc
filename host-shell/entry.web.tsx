import { createFederation } from 'federation/runtime/federation.ts'
import { FILE_LIMIT } from './browser/page-areas.ts'
import { start } from './browser/start.tsx'

start(createFederation({ limit: FILE_LIMIT })).catch(error => console.error('start-up failed', error))
