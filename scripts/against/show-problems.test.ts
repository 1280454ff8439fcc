import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showProblems } from './show-problems.ts'

/** As much of an element as the panel is made of. */
class Part {
  textContent = ''
  style: Record<string, string> = {}
  parts: Part[] = []
  gone = false
  setAttribute = () => {}
  append = (...more: Part[]) => void this.parts.push(...more)
  appendChild = (one: Part) => {
    this.parts.push(one)
    return one
  }
  remove = () => void Object.assign(this, { gone: true })
}

let document: EventTarget & { documentElement: Part }
let told: (event: { error: Error }) => void
/** Of whom the next error is, by its place. */
let of: string

beforeEach(() => {
  document = Object.assign(new EventTarget(), {
    documentElement: new Part(),
    createElement: () => new Part(),
  })
  vi.stubGlobal('document', document)
  vi.stubGlobal('addEventListener', (kind: string, listener: typeof told) => {
    if (kind === 'error') told = listener
  })
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => ({
    json: async () => ({ of, kind: 'page', message: JSON.parse(body).message }),
  }))
  showProblems('/.dev/places')
})
afterEach(() => vi.unstubAllGlobals())

const standing = () =>
  document.documentElement.parts
    .filter(({ gone }) => !gone)
    .flatMap(({ parts }) => parts.map(({ textContent }) => textContent))
    .filter(text => text !== 'Close')
async function threw(by: string, message: string) {
  of = by
  told({ error: new Error(message) })
  await vi.waitFor(() => expect(standing()).toContain(message))
}
const replaced = (name: string) =>
  document.dispatchEvent(new CustomEvent('arcade:replaced', { detail: { name } }))

test('REL-7 what a handler threw stands over the page until its folder is saved and replaced, not longer', async () => {
  await threw('mfe-catalog', 'no product')
  await threw('mfe-checkout', 'no cart')
  await threw('the page', 'nobody knows whose')
  replaced('mfe-account')
  expect(standing()).toEqual([
    'mfe-catalog: threw in the page',
    'no product',
    'mfe-checkout: threw in the page',
    'no cart',
  ])
  replaced('mfe-catalog')
  expect(standing()).toEqual(['mfe-checkout: threw in the page', 'no cart'])
  replaced('mfe-checkout')
  expect(standing()).toEqual([])
})
