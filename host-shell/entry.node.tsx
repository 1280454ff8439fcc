import { createFederation } from 'federation/runtime/federation.ts'
import type { HostRender } from 'shared-contracts/remote/host.ts'
import { createRender } from './server/render.tsx'

/** Time for one file of a remote on the server (ms); what takes longer is left to the browser. */
const FILE_TIMEOUT_MS = 1_500

export const render: HostRender = createRender(createFederation({ server: true, limit: FILE_TIMEOUT_MS }))
