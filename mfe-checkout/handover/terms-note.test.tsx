import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/fake-app.ts'
import { renderPage, textOf } from '../fixtures/render-page.ts'
import { TermsNote } from './terms-note.tsx'

const WHY = 'We do not deliver to that address. Please pick it up.'

test.each([
  [undefined, 1],
  ['Please enter a postal code.', 1],
  [WHY, 0],
])(
  'CHK-3 ERR-2 beside a form that says %j, why an address is not served is said %d times',
  async (told, times) => {
    const Component = () => (
      <TermsNote
        terms={{ kind: 'not-served', why: WHY }}
        chosen={undefined}
        subtotal={1600}
        currency="CAD"
        told={told}
      />
    )
    const { html } = await renderPage(fakeApp({}, { language: 'en' }), '/', { Component })
    expect(textOf(html).split(WHY)).toHaveLength(times + 1)
  },
)
