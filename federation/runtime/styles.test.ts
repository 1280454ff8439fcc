import { afterEach, expect, test, vi } from 'vitest'
import { keepOnlyStyles } from './styles.ts'

const ORIGIN = 'http://shop.test'
const release = (name: string, id: string) => ({ base: `/r/${name}/${id}/` })
const sheetOf = ({ base }: ReturnType<typeof release>) => `${ORIGIN}${base}web/styles.css`

const earlier = release('mfe-checkout', 'o1')
const next = release('mfe-checkout', 'o2')
const other = release('mfe-catalog', 'c1')

afterEach(() => void vi.unstubAllGlobals())

type Release = ReturnType<typeof release>

/** A document with the sheet of each release. @returns addresses of those that are still there */
function documentWith(releases: readonly Release[], onTheirWay: readonly Release[] = []): Set<string> {
  const sheets = new Set([...releases, ...onTheirWay].map(sheetOf))
  const sheetAt = (href: string) => (onTheirWay.map(sheetOf).includes(href) ? null : {})
  vi.stubGlobal('document', {
    baseURI: `${ORIGIN}/`,
    querySelectorAll: () =>
      [...sheets].map(href => ({ href, sheet: sheetAt(href), remove: () => sheets.delete(href) })),
  })
  return sheets
}

test('REL-2 a release that is shown takes the place of its remote’s earlier sheets, and of no other remote’s', () => {
  const sheets = documentWith([other, earlier, next])
  keepOnlyStyles(next)
  expect([...sheets]).toEqual([other, next].map(sheetOf))
})

test('REL-2 what is still mounted of an earlier release keeps its sheet', () => {
  const sheets = documentWith([release('mfe-checkout', 'o0'), earlier, next])
  keepOnlyStyles(next, [earlier, other])
  expect([...sheets]).toEqual([earlier, next].map(sheetOf))
})

test('REL-2 a sheet that is still on its way stays: its release is about to take over', () => {
  const sheets = documentWith([earlier], [next])
  keepOnlyStyles(earlier)
  expect([...sheets]).toEqual([earlier, next].map(sheetOf))
})
