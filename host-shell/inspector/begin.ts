import { type PageState, STATE_ID } from '../document/page-state.ts'
import { type Fault, faultOf, watchBeacons } from './failures.ts'
import { inspect } from './inspect.ts'
import { INSPECTED_ID, type InspectedPage } from './inspected-page.ts'
import { createLayer } from './layer.ts'

/** More than a page loads: browsers note 250 files unless told otherwise. */
const MAX_FILES = 2_000

/** Shows in the page what it is made of (REL-7). Runs before the host's own script. */
export function begin(): void {
  const page = read<InspectedPage>(INSPECTED_ID)
  const state = read<PageState>(STATE_ID)
  if (!page || !state) return
  performance.setResourceTimingBufferSize(MAX_FILES)
  const faults: Fault[] = page.failures.map(failure => faultOf(failure, location.pathname))
  let heard = () => {}
  watchBeacons(navigator, fault => {
    faults.push(fault)
    heard()
  })
  createLayer(page.styles).then(
    layer => {
      heard = inspect(layer, { page, composition: state.composition, faults })
    },
    error => console.error('the inspector cannot be shown', error),
  )
}

function read<T>(id: string): T | null {
  const text = document.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as T) : null
}
