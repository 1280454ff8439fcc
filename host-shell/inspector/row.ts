import { element, write } from './element.ts'
import type { Facts } from './facts.ts'
import type { InspectedPage } from './inspected-page.ts'
import { faultLine, lineOf } from './label.ts'
import { overrideCommand } from './override-command.ts'

export interface Row {
  name: string
  item: HTMLElement
  update(facts: Facts): void
}

/** The host or one remote in the panel. */
export function createRow(page: InspectedPage, name: string): Row {
  const release = element('code')
  const pinned = Object.hasOwn(page.pinned, name) ? ' (by this browser’s link)' : ''
  const line = element('p')
  const faults = element('ul', { className: 'faults' })
  const lastGood = page.lastGood[name] ?? []
  const item = element(
    'li',
    {},
    element('p', {}, element('strong', {}, name), ' ', release, pinned),
    line,
    faults,
    ...(lastGood.length > 0 ? [element('p', {}, `Last good: ${lastGood.join(', ')}`)] : []),
    commandFor(page, name),
  )
  return {
    name,
    item,
    update(facts) {
      write(release, facts.release)
      write(line, lineOf(facts))
      for (const fault of facts.faults.slice(faults.childElementCount))
        faults.append(element('li', {}, faultLine(fault)))
    },
  }
}

/** Whoever has the operators' key makes the link. */
function commandFor(page: InspectedPage, name: string): HTMLElement {
  const field = element('input', { readOnly: true })
  const command = () => overrideCommand(page, name, location.pathname + location.search)
  field.value = command()
  field.addEventListener('focus', () => {
    // The page may be another by now.
    field.value = command()
    field.select()
  })
  return element('label', {}, `Another release of ${name} in one browser`, field)
}
