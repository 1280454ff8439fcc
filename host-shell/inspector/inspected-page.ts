import type { Inspected } from 'shared-contracts/release/composition.ts'
import type { RemoteFailure } from 'shared-contracts/remote/host.ts'

/** Element that tells the inspector what it cannot see in the page, as JSON. */
export const INSPECTED_ID = 'arcade-inspected'

/** What the server tells of a page that it made. */
export interface InspectedPage extends Inspected {
  /** The inspector's own stylesheet. */
  styles: { href: string; integrity: string }
  /** Release that the browser was to get, by name, the host's too; in the page another one may stand in for it. */
  given: Record<string, string>
  /** Releases that may stand in, best first, by name. */
  lastGood: Record<string, string[]>
  /** Remote whose page this is; null for the shell's own. */
  owner: string | null
  /** How long the server drew it, ms. */
  drawnMs: number
  /** What failed on the server. */
  failures: RemoteFailure[]
}
