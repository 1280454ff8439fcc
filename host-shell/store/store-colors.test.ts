import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, parseColor } from './color.ts'
import { storeColorsCss } from './store-colors.ts'

const NONE = {
  footer: null,
  button: null,
  buttonBackground: null,
  sideMenu: null,
  sideMenuBackground: null,
  headerNavActive: null,
}
const value = (css: string, name: string) =>
  parseColor(new RegExp(`${name}:(#[0-9a-f]{6})`).exec(css)?.[1] ?? null)

const hex = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map(c => `#${c.map(x => x.toString(16).padStart(2, '0')).join('')}`)
const anyColors = fc.record({
  footer: hex,
  button: hex,
  buttonBackground: hex,
  sideMenu: hex,
  sideMenuBackground: hex,
  headerNavActive: hex,
})

/** The style sheet's part for light pages, and that for dark ones. */
const halves = (css: string) => {
  const [light = '', dark = ''] = css.split('@media')
  return { light, dark }
}

test('APP-5 text on every store colour keeps 4.5:1, whatever the colours are', () => {
  fc.assert(
    fc.property(anyColors, colors => {
      const css = storeColorsCss(colors)
      for (const half of Object.values(halves(css)))
        for (const name of ['footer', 'side-menu']) {
          const [text, ground] = [value(half, `--store-on-${name}`), value(half, `--store-${name}`)]
          expect(text && ground && contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
        }
      for (const [text, ground] of [
        ['--store-on-accent', '--store-accent'],
        ['--store-on-accent-dark', '--store-accent-dark'],
      ] as const) {
        const [a, b] = [value(css, text), value(css, ground)]
        expect(a && b && contrast(a, b)).toBeGreaterThanOrEqual(4.5)
      }
      const accentText = value(css, '--store-accent-text')
      expect(accentText && contrast(accentText, [251, 249, 246])).toBeGreaterThanOrEqual(4.5)
      const onDark = value(css, '--store-accent-text-dark')
      expect(onDark && contrast(onDark, [33, 29, 25])).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('APP-5 by night a footer is dark, whatever its colour by day', () => {
  fc.assert(
    fc.property(hex, footer => {
      const { light, dark } = halves(storeColorsCss({ ...NONE, footer }))
      expect(light).toContain(`--store-footer:${footer}`)
      const night = value(dark, '--store-footer')
      expect(night && contrast(night, [255, 255, 255])).toBeGreaterThanOrEqual(7)
    }),
  )
})

test('APP-5 a good colour is taken as it is, a bad one is left to the theme', () => {
  const css = storeColorsCss({
    ...NONE,
    buttonBackground: '#a8391f',
    button: '#ffffff',
    footer: 'not-a-color',
  })
  expect(css).toContain('--store-accent:#a8391f;--store-on-accent:#ffffff')
  expect(css).not.toContain('--store-footer')
  expect(storeColorsCss(NONE)).toBe('')
  expect(storeColorsCss(null)).toBe('')
})

test('APP-5 nothing a store writes gets into the style sheet', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      const css = storeColorsCss({ ...NONE, footer: text, buttonBackground: `#fff}</style><script>${text}` })
      expect(css).toMatch(/^(?:[a-z0-9:;#{}()@ -]*)$/)
    }),
  )
})

test.each([
  ['#ABC', [170, 187, 204]],
  ['rgb(1, 2, 3)', [1, 2, 3]],
  ['rgba(1,2,3,1)', [1, 2, 3]],
  ['teal', [0, 128, 128]],
  ['rgba(1,2,3,.5)', null],
  ['rgb(300,0,0)', null],
  ['#12345', null],
  ['url(x)', null],
])('APP-5 %s reads as %j', (text, color) => {
  expect(parseColor(text)).toEqual(color)
})
