import { bun, mooncake, mooncakeCut } from './bakery.ts'
import { book, bookStack } from './books.ts'
import { shift } from './colour.ts'
import { osmanthus } from './heaps.ts'
import { blur, group, haze, line, linear, oval, path, radial, rect } from './ink.ts'
import { giftBox } from './packs.ts'
import { shadow, stage } from './solids.ts'
import { cup, plate, steamer, teapot, tin } from './vessels.ts'

/** Wide: subject on the right, words have the left; portrait: subject low, words above. */
export type Hero = { readonly w: number; readonly h: number; readonly draw: () => string }

const window_ = (w: number, h: number, warm: string) =>
  group('skewX(-14)', [0, 1, 2].map(i => rect(w * 0.34 + i * 190, -20, 150, h * 0.7, warm, `opacity=".22" filter="${blur(24)}"`)).join(''))
const branch = (x: number, y: number, s: number) =>
  group(`translate(${x} ${y}) scale(${s})`, line('M340 -40C220 10 120 30 -20 120M160 22C120 70 100 100 90 150M240 -4C250 40 240 70 220 110', '#6b4a30', 9) +
    [[0, 108, -30], [60, 70, 20], [100, 140, 60], [150, 30, -50], [190, 70, 30], [230, 100, 70], [280, -20, -40], [40, 130, 80], [120, 90, 10]].map(([a = 0, b = 0, r = 0]) => group(`translate(${a} ${b}) rotate(${r})`, path('M0 0C14 -34 60 -44 96 -22C70 12 26 18 0 0Z', linear([[0, '#7f9a58'], [1, '#4c6b3a']], 0, 0, 1, 1)) + line('M4 -2Q50 -22 90 -22', '#a9bf80', 3))).join('') + osmanthus(130, 70, 130, 60, 26, 13))
const steam = (x: number, y: number, s = 1) =>
  group(`translate(${x} ${y}) scale(${s})`, line('M0 0C-30 -50 30 -90 0 -150S20 -230 0 -270', '#fffdf6', 22, `opacity=".5" filter="${haze(12)}"`) + line('M44 0C20 -40 66 -80 40 -130S60 -190 46 -220', '#fffdf6', 16, `opacity=".4" filter="${haze(11)}"`))

const teaTable = () =>
  steamer(470, 330, 250, 130, bun.split(470, 312, 95) + bun.split(355, 372, 100) + bun.split(590, 374, 100)) +
  tin(105, 470, 80, 230, '#a8391f', '#f0cf86', 0) + tin(215, 500, 68, 165, '#2f5145', '#e8d49a', 2) +
  teapot(330, 650, 140, '#8d4a34', { flat: 0.9 }) + cup(560, 660, 72, '#9dc4ac', '#c98a3c') + cup(125, 660, 70, '#9dc4ac', '#c98a3c') +
  mooncake(730, 530, 105, '#cb8a3d', { h: 66 }) + mooncakeCut(800, 690, 82, '#c98439', '#d9b06a', '#f08a24') + osmanthus(640, 706, 90, 12, 7, 11)
const moonTable = () =>
  giftBox(520, 480, 280, 230, 210, '#8f2a22', '#d8a53c', '#f0cf86') + plate(430, 590, 300, '#3f5551') +
  mooncake(330, 500, 118, '#cb8a3d', { h: 70 }) + mooncake(545, 500, 118, '#9a5a2c', { pattern: 2, lobes: 12, h: 70 }) + mooncake(440, 590, 124, '#c78236', { pattern: 3, h: 72 }) +
  cup(750, 640, 80, '#f6f2e8', '#b5652c') + mooncakeCut(135, 660, 90, '#c98439', '#d9b06a', '#f08a24') + osmanthus(640, 695, 130, 14, 10, 12)
const lampTable = () =>
  path('M120 205L350 205L640 620H-170Z', radial([[0, '#ffe6a8', 0.8], [1, '#ffe6a8', 0]], 0.5, 0.3, 0.5), `filter="${blur(30)}"`) +
  bookStack(240, 660, ['#274a38', '#b5392b', '#d9b06a', '#22506b'], 240, 190) +
  shadow(235, 398, 84, 20) + path('M222 130H244V390H222Z', linear([[0, '#d9b45f'], [0.4, '#f6e2a6'], [1, '#8a6420']])) + oval(233, 392, 78, 22, linear([[0, '#e8c778'], [1, '#7d5a1e']])) + path('M110 205L175 40H290L355 205Q232 240 110 205Z', linear([[0, '#f3d58c'], [0.35, '#fff3cf'], [1, '#d9a64a']])) + oval(232, 208, 118, 16, '#fffbe8', `opacity=".9" filter="${blur(4)}"`) +
  book(520, 660, 190, 320, 44, '#1f3f5c', '#7fb0c4', '#e9c46a', 'waves') + book(700, 690, 200, 290, 40, '#e07b34', '#b8481f', '#f6cf9a', 'triangles') +
  cup(440, 690, 54, '#f6f2e8', '#7a4a20')

const wide = (bg: string, table: () => string, extra: () => string): Hero => ({ w: 1600, h: 700, draw: () => stage(bg, 1600, 700) + window_(1600, 700, shift(bg, 0.06)) + extra() + group('translate(800 44) scale(.86)', table()) })
const tall = (bg: string, table: () => string, extra: () => string): Hero => ({ w: 824, h: 900, draw: () => stage(bg, 824, 900) + extra() + group('translate(26 262) scale(.84)', table()) })

export const heroes: Record<string, Record<string, Hero>> = {
  'tea-house': {
    'hero-tea-table': wide('#e9d9bd', teaTable, () => branch(1330, 40, 0.8) + steam(1100, 250) + steam(1320, 240, 0.7)),
    'hero-tea-table-portrait': tall('#e9d9bd', teaTable, () => branch(520, 60, 0.85) + steam(400, 520)),
    'hero-mooncakes': wide('#e3c9a4', moonTable, () => oval(1290, 190, 150, 150, '#fff6da', `opacity=".75" filter="${blur(3)}"`) + branch(1300, 60, 0.95)),
    'hero-mooncakes-portrait': tall('#e3c9a4', moonTable, () => oval(560, 250, 130, 130, '#fff6da', `opacity=".75" filter="${blur(3)}"`) + branch(520, 110, 0.85)),
  },
  bookshop: {
    'hero-books': wide('#d3d6d4', lampTable, () => ''),
    'hero-books-portrait': tall('#d3d6d4', lampTable, () => ''),
  },
}
