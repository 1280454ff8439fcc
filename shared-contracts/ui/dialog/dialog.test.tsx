import { renderToStaticMarkup } from 'react-dom/server'
import { AppProvider } from 'shared-contracts/remote/runtime/app.ts'
import { expect, test, vi } from 'vitest'
import { createFakeApp } from '../../testing/fake-app.ts'
import { Dialog, type DialogProps } from './dialog.tsx'
import { hide, show } from './modal-element.ts'

const draw = (props: Partial<DialogProps>) =>
  renderToStaticMarkup(
    <AppProvider value={createFakeApp()}>
      <Dialog open title="Choose" onClose={() => {}} {...props}>
        content
      </Dialog>
    </AppProvider>,
  )

test('LOC-4 a dialog is named by its heading and has its button, unless it cannot be dismissed', () => {
  const html = draw({})
  const [, id] = html.match(/aria-labelledby="([^"]+)"/) ?? []
  expect(html).toContain(`<h2 id="${id}">Choose</h2>`)
  expect(html).toContain('aria-label="Close"')
  const required = draw({ dismissable: false })
  expect(required).toContain('closedby="none"')
  expect(required).not.toContain('<button')
})

test('HDR-3 without a heading the title still names it', () => {
  const html = draw({ heading: false, kind: 'bar' })
  expect(html).toContain('class="dialog dialog-bar"')
  expect(html).toContain('aria-label="Choose"')
  expect(html).not.toContain('<h2')
})

test('CRT-5 its content is drawn only while it is open', () => {
  expect(draw({ open: false })).not.toContain('content')
})

/** As much of an element as showing and hiding touch. */
function element(methods: Partial<Pick<HTMLDialogElement, 'showModal' | 'close'>>): HTMLDialogElement {
  const attributes = new Set<string>()
  const made = {
    hasAttribute: (name: string) => attributes.has(name),
    setAttribute: (name: string) => void attributes.add(name),
    removeAttribute: (name: string) => void attributes.delete(name),
    ...methods,
  }
  return made as unknown as HTMLDialogElement
}

test('PLT-4 where the browser has no modal dialogs it is an open element', () => {
  const old = element({})
  show(old)
  show(old)
  expect(old.hasAttribute('open')).toBe(true)
  hide(old)
  expect(old.hasAttribute('open')).toBe(false)
  const showModal = vi.fn()
  show(element({ showModal }))
  expect(showModal).toHaveBeenCalledOnce()
})
