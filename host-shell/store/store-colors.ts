import type { StoreColors } from 'shared-contracts/remote/state/app-info.ts'
import { type Color, contrast, mix, parseColor, toHex } from './color.ts'

const WHITE: Color = [255, 255, 255]
const INK: Color = [22, 18, 14]
const BLACK: Color = [0, 0, 0]
/** Grounds that coloured text stands on, as in the theme's tokens: light and dark. */
const GROUNDS = { light: [251, 249, 246], dark: [33, 29, 25] } as const satisfies Record<string, Color>

/** WCAG AA for text. Half a point above, since the theme mixes grounds a little. */
const MIN_CONTRAST = 4.75

/** @returns `wanted` if it can be read on `ground`, else whichever of white and ink reads better. */
function readableOn(ground: Color, wanted: Color | null): Color {
  if (wanted && contrast(wanted, ground) >= MIN_CONTRAST) return wanted
  const better = contrast(WHITE, ground) >= contrast(INK, ground) ? WHITE : INK
  // On some middle tones only pure black is far enough away.
  return contrast(better, ground) >= 4.5 ? better : BLACK
}

/** @returns the colour, moved towards white or ink only as far as reading on `ground` needs. */
function legible(color: Color, ground: Color): Color {
  const towards = contrast(WHITE, ground) > contrast(INK, ground) ? WHITE : INK
  for (let step = 0; step <= 20; step++) {
    const moved = mix(color, towards, step / 20)
    if (contrast(moved, ground) >= MIN_CONTRAST) return moved
  }
  return towards
}

type Variables = Record<`--store-${string}`, Color>

/**
 * The store's colours as style sheet text of custom properties, text on them guaranteed WCAG AA (APP-5). A colour that
 * cannot be read is left out, so the theme's own stands. Holds nothing the store wrote: only hex values made here.
 */
export function storeColorsCss(colors: StoreColors | null): string {
  if (!colors) return ''
  const accent = parseColor(colors.buttonBackground)
  const footer = parseColor(colors.footer)
  const menu = parseColor(colors.sideMenuBackground)
  const active = parseColor(colors.headerNavActive)
  const light: Variables = {}
  const dark: Variables = {}
  if (accent) {
    light['--store-accent'] = accent
    light['--store-on-accent'] = readableOn(accent, parseColor(colors.button))
    light['--store-accent-text'] = legible(accent, GROUNDS.light)
    const soft = legible(mix(accent, WHITE, 0.25), GROUNDS.dark)
    dark['--store-accent-dark'] = soft
    dark['--store-on-accent-dark'] = readableOn(soft, null)
    dark['--store-accent-text-dark'] = soft
  }
  if (footer) {
    light['--store-footer'] = footer
    light['--store-on-footer'] = readableOn(footer, null)
    // A store's footer is drawn for a light page: by night it keeps a trace of its colour.
    const night = mix(footer, GROUNDS.dark, 0.8)
    dark['--store-footer'] = night
    dark['--store-on-footer'] = readableOn(night, null)
  }
  if (menu) {
    light['--store-side-menu'] = menu
    light['--store-on-side-menu'] = readableOn(menu, parseColor(colors.sideMenu))
    dark['--store-side-menu'] = GROUNDS.dark
    dark['--store-on-side-menu'] = readableOn(GROUNDS.dark, null)
  }
  if (active) {
    light['--store-nav-active'] = legible(active, GROUNDS.light)
    dark['--store-nav-active'] = legible(active, GROUNDS.dark)
  }
  const block = (variables: Variables) =>
    Object.entries(variables)
      .map(([name, color]) => `${name}:${toHex(color)}`)
      .join(';')
  if (Object.keys(light).length === 0) return ''
  const after =
    Object.keys(dark).length > 0 ? `@media screen and (prefers-color-scheme:dark){:root{${block(dark)}}}` : ''
  return `:root{${block(light)}}${after}`
}
