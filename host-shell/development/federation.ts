import { createFederation } from 'federation/runtime/federation.ts'
import { FILE_TIMEOUT_MS } from '../browser/page-areas.ts'
import { livingParts } from './living-parts.ts'

export const { federation, renew } = livingParts(createFederation({ limit: FILE_TIMEOUT_MS }))
