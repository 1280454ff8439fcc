import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import { factsOf, namesIn, type Seen } from './facts.ts'
import { labelOf } from './label.ts'
import type { Layer } from './layer.ts'
import { createOutlines } from './outlines.ts'
import { createPanel } from './panel.ts'
import { regionsIn } from './regions.ts'

/** What the runtime shows of a page (`federation/runtime/composition-view.ts`). */
interface Shown {
  __FEDERATION__?: {
    moduleInfo?: Record<string, { remotesInfo?: Record<string, { matchedVersion?: string }> }>
  }
}

/** @returns has everything looked at anew */
export function inspect(layer: Layer, told: Pick<Seen, 'page' | 'composition' | 'faults'>): () => void {
  const { page, composition } = told
  const names = namesIn(told)
  let frame: number | null = null
  const look = () => {
    if (frame === null) frame = requestAnimationFrame(draw)
  }
  const outlines = createOutlines(layer.root)
  const panel = createPanel({ root: layer.root, page, serial: composition.serial, names, turned: look })

  function draw(): void {
    frame = null
    const seen: Seen = {
      ...told,
      used: usedRelease,
      loaded: performance.getEntriesByType('resource') as PerformanceResourceTiming[],
      measures: performance.getEntriesByType('measure'),
    }
    const facts = new Map(names.map(name => [name, factsOf(name, seen)]))
    const regions = panel.isOpen() ? regionsIn(document, composition, location.pathname) : []
    layer.raise()
    outlines(
      regions.flatMap(region => {
        const own = facts.get(region.remote)
        return own ? [{ around: region.element, ...labelOf(own, region) }] : []
      }),
    )
    panel.update([...facts.values()])
  }

  whenChanged(look)
  draw()
  return look
}

function usedRelease(name: string): string | undefined {
  const { __FEDERATION__: shown } = globalThis as unknown as Shown
  return shown?.moduleInfo?.[HOST_NAME]?.remotesInfo?.[name]?.matchedVersion
}

/** Whatever moves a part of the page, or says something new of one. What is drawn here lies in a tree of its own, and is not among it. */
function whenChanged(look: () => void): void {
  const changes = { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] }
  new MutationObserver(look).observe(document.body, changes)
  new ResizeObserver(look).observe(document.body)
  for (const type of ['scroll', 'resize', 'transitionend', 'animationend'])
    addEventListener(type, look, { capture: true, passive: true })
  for (const type of ['resource', 'measure']) new PerformanceObserver(look).observe({ type })
}
