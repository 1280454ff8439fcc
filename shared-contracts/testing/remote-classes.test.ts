import { expect, test } from 'vitest'
import { classesIn } from './remote-classes.ts'

const names = (expression: string) =>
  classesIn('x.tsx', `export const X = () => <p className=${expression} />`).map(
    ({ name, open }) => name + (open ? '…' : ''),
  )

test('REL-5 classes are found wherever they are named', () => {
  expect(names('"card stack"')).toEqual(['card', 'stack'])
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code to be read
  expect(names('{`badge catalog-tone-${tone} muted`}')).toEqual(['badge', 'catalog-tone-…', 'muted'])
  expect(names("{kind === 'info' ? 'notice' : other && 'catalog-x'}")).toEqual(['notice', 'catalog-x'])
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code to be read
  expect(names("{`row ${state === 'busy' ? 'catalog-busy' : ''}`}")).toEqual(['row', 'catalog-busy'])
})
