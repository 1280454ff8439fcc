import { element } from './element.ts'
import type { Facts } from './facts.ts'
import type { InspectedPage } from './inspected-page.ts'
import { createRow } from './row.ts'

export interface Panel {
  isOpen(): boolean
  update(facts: readonly Facts[]): void
}

interface Options {
  root: ShadowRoot
  page: InspectedPage
  serial: number
  names: readonly string[]
  /** Called when it was opened or closed. */
  turned(): void
}

/** Lists what the page is made of. Its button opens and closes it, and Escape closes it wherever the focus is. */
export function createPanel({ root, page, serial, names, turned }: Options): Panel {
  const button = element('button', { type: 'button', ariaExpanded: 'true' }, 'Composition')
  const rows = names.map(name => createRow(page, name))
  const list = element('ul', { className: 'rows' }, ...rows.map(row => row.item))
  const content = element('div', { className: 'content' }, right(page, serial), list)
  root.append(element('section', { className: 'panel', ariaLabel: 'Composition' }, button, content))

  const turn = (open: boolean) => {
    if (!open && content.contains(root.activeElement)) button.focus()
    content.hidden = !open
    button.ariaExpanded = String(open)
    turned()
  }
  button.addEventListener('click', () => turn(content.hidden !== false))
  addEventListener('keydown', event => {
    // A dialog of the page is nearer.
    const isTaken = event.defaultPrevented || document.querySelector('dialog[open]')
    if (event.key === 'Escape' && !content.hidden && !isTaken) turn(false)
  })
  return {
    isOpen: () => !content.hidden,
    update(facts) {
      for (const one of facts) rows.find(row => row.name === one.name)?.update(one)
    },
  }
}

/** By what right it is seen, and the way out. */
function right({ by, until }: InspectedPage, serial: number): HTMLElement {
  if (by === null) return element('p', {}, `Document ${serial}. In development anybody may look.`)
  const end = until?.slice(0, 16).replace('T', ' ')
  return element(
    'p',
    {},
    `Document ${serial}, for ${by} until ${end} UTC. `,
    element('a', { href: '?preview=off' }, 'Stop what this browser is shown by it'),
  )
}
