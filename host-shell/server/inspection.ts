import { escapeHtml } from 'shared-contracts/markup/html.ts'
import type { HostRequest, RemoteFailure } from 'shared-contracts/remote/host.ts'
import { scriptJson } from '../document/script-json.ts'
import { INSPECTED_ID, type InspectedPage } from '../inspector/inspected-page.ts'

/** As the build names them (`federation/build/inspector.ts`). */
const SCRIPT = 'inspector/inspector.js'
const STYLES = 'inspector/inspector.css'

/** What a page carries for who may see what it is made of (REL-7); no other page has any of it. */
export interface Inspection {
  /** Element for the head. It stands before the host's own script, and so hears what that tells. */
  script: string
  /** Element for the end of the body. */
  told(drawn: Pick<InspectedPage, 'owner' | 'drawnMs'>): string
}

/** @returns the request, its failures noted where they are to be seen; and what the page carries, null for everybody else */
export function inspectionOf(input: HostRequest): { input: HostRequest; inspection: Inspection | null } {
  const { composition, nonce } = input
  const { host, inspected } = composition
  const script = host.files[SCRIPT]
  const styles = host.files[STYLES]
  if (!inspected || !script || !styles) return { input, inspection: null }
  const failures: RemoteFailure[] = []
  const report = (failure: RemoteFailure) => {
    failures.push(failure)
    input.report(failure)
  }
  const inspection: Inspection = {
    script: `<script type="module" nonce="${escapeHtml(nonce)}" src="${host.base}${SCRIPT}" integrity="${script}"></script>`,
    told(drawn) {
      const page: InspectedPage = {
        ...inspected,
        ...drawn,
        styles: { href: host.base + STYLES, integrity: styles },
        given: each({ ...composition.remotes, [host.name]: host }, ({ release }) => release),
        lastGood: each(composition.lastGood, chain => chain.map(({ release }) => release)),
        failures,
      }
      return `<script type="application/json" id="${INSPECTED_ID}">${scriptJson(page)}</script>`
    },
  }
  return { input: { ...input, report }, inspection }
}

const each = <T, R>(all: Record<string, T>, of: (one: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, of(one)]))
