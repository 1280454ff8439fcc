import type { PageComposition } from 'shared-contracts/release/composition.ts'
import type { Place } from './label.ts'
import { pageAt } from './page-at.ts'

/** A part of the page that one remote drew. */
export interface Region extends Place {
  remote: string
  element: Element
}

/** Classes of a remote begin with its name: its build refuses any other. */
function drawnBy(name: string): string {
  const prefix = `${name.replace(/^mfe-/, '')}-`
  return `[class^="${prefix}"], [class*=" ${prefix}"]`
}

/** @returns the page's place, and whatever else in the document has a remote's classes: what fills a slot is mostly a dialog */
export function regionsIn(document: Document, { remotes }: PageComposition, path: string): Region[] {
  const main = document.getElementById('main')
  const page = pageAt(remotes, path)
  const regions: Region[] = []
  if (main && page) {
    const missing = main.querySelector('.shell-failed') !== null
    regions.push({ remote: page.remote, kind: 'page', name: page.pattern, missing, element: main })
  }
  for (const [remote, { slots }] of Object.entries(remotes)) {
    for (const element of outermost(document, drawnBy(remote))) {
      const inMain = main?.contains(element) ?? false
      if (inMain && remote === page?.remote) continue
      const own = { kind: 'part', name: '' } as const
      const slot = { kind: 'slot', name: Object.keys(slots).join(', ') } as const
      regions.push({ remote, ...(inMain ? own : slot), missing: false, element })
    }
  }
  return regions
}

function outermost(document: Document, selector: string): Set<Element> {
  const found = [...document.querySelectorAll(selector)]
  const outer = found.filter(element => !element.parentElement?.closest(selector))
  return new Set(outer.map(element => element.closest('dialog') ?? element))
}
