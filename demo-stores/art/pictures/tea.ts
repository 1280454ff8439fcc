import { between, line, oval, path } from '../ink.ts'
import { heap, osmanthus, type PieceName, scatter } from '../heaps.ts'
import { shadow } from '../solids.ts'
import { bottle, bowl, cup, flower, gaiwan, glassPot, jarPot, pitcher, plate, teapot, tumbler } from '../vessels.ts'
import { on, type Pictures } from './picture.ts'
import { shift } from '../colour.ts'
import { slab } from '../solids.ts'

const SAGE = '#d5dcc6'
const ROSE = '#f0d9cf'
const CLAY = '#e6d6c4'

export const leaves = (bg: string, dish: string, kind: PieceName, colours: string[], count: number, o: { h?: number; scale?: number; spin?: number; extra?: () => string } = {}) =>
  on(bg, () => plate(480, 640, 350, dish) + heap(480, 620, 235, o.h ?? 190, kind, colours, count, { scale: o.scale ?? 1.15, spin: o.spin ?? 180 }) + (o.extra?.() ?? ''))
const inBowl = (bg: string, dish: string, kind: PieceName, colours: string[], count: number, o: { h?: number; scale?: number; spin?: number; band?: string; extra?: () => string; spill?: number } = {}) =>
  on(bg, () => bowl(480, 520, 300, 230, dish, heap(480, 520, 262, o.h ?? 120, kind, colours, count, { scale: o.scale ?? 1.1, spin: o.spin ?? 180, strew: 0, depth: 0.26 }), o.band) + (o.spill ? scatter(250, 800, 90, 34, kind, colours[0] ?? '#000000', o.spill, o.scale ?? 1.1) : '') + (o.extra?.() ?? ''))

export const puerCake = (cx: number, cy: number, r: number) => {
  const d = `M${r} 0A${r} ${r} 0 1 1 ${-r * 0.2} ${-r * 0.98}A${r} ${r} 0 0 1 ${r} 0Z`
  let flecksOut = ''
  for (let i = 0; i < 130; i++) { const a = i * 2.39996; const q = Math.sqrt((i + 0.5) / 130) * r * 0.93; const x = cx + Math.cos(a) * q; const y = cy + Math.sin(a) * q * 0.55; flecksOut += line(`M${Math.round(x - 14)} ${Math.round(y)}q${Math.round(between(4, 14))} ${Math.round(between(-9, 9))} ${Math.round(between(20, 34))} ${Math.round(between(-8, 8))}`, shift('#5a3826', between(-0.1, 0.17) - Math.cos(a) * 0.04), 8) }
  return shadow(cx, cy + 100, r * 0.95, r * 0.34) + slab(d, cx, cy, 0.55, 78, '#4a2c1d', '#50311f') + flecksOut + oval(cx - r * 0.3, cy - r * 0.22, r * 0.44, r * 0.15, '#f3cfa5', 'opacity=".2"') + oval(cx, cy + 6, r * 0.15, r * 0.07, '#2c180e')
}
const petal = (x: number, y: number, s = 1) => flower(x, y, 46 * s, '#fdfaf2', 6)

export const tea: Pictures = {
  'longjing-spring': leaves(SAGE, '#f3efe2', 'flat', ['#8fa64b', '#7d9640', '#a5b65c', '#6f8638'], 150, { spin: 40 }),
  biluochun: leaves('#dfe5d8', '#a9c6b2', 'curl', ['#7f9a62', '#a7b58c', '#5f7d4b', '#c9cdb0'], 150),
  'tieguanyin-classic': inBowl(CLAY, '#f1e7d6', 'bead', ['#4b4a2c', '#5d5630', '#3b3a24', '#6d5a33'], 130, { spill: 7, scale: 1.1 }),
  'rougui-rock-oolong': leaves('#ddd5cb', '#6f675f', 'twist', ['#3d332c', '#4a3a2f', '#2f2925', '#5a4433'], 110),
  'keemun-black': leaves('#ecd9c6', '#ffffff', 'needle', ['#3a2620', '#2e1e1a', '#4a2f22', '#c08a3c'], 160),
  'lapsang-smoked': inBowl('#d9cfc6', '#4c433d', 'twist', ['#33241d', '#43302a', '#291d18'], 100, { scale: 0.95, band: '#8d7a63' }),
  'aged-ripe-puer': on('#e4d5c2', () => puerCake(470, 560, 320) + heap(720, 770, 90, 40, 'twist', ['#5a3826', '#472b1d', '#6f4931'], 26, { scale: 0.8 })),
  'fuding-white-peony': leaves('#e7e6da', '#d9cdb4', 'broad', ['#8d9a72', '#a8ae8c', '#dfe0cc', '#6f7d58'], 95, { extra: () => '' }),
  'jasmine-pearls': leaves('#e3e9dc', '#fbf8f0', 'pearl', ['#8e9a6b', '#a6ad84', '#757f55'], 72, { h: 170, extra: () => petal(760, 690) + petal(700, 742, 0.75) + petal(236, 708, 0.7) }),
  'osmanthus-oolong': leaves('#f1dfb6', '#f7f1e3', 'bead', ['#5d6335', '#6d7040', '#4b522c'], 120, { extra: () => osmanthus(480, 560, 190, 90, 46, 15) + osmanthus(480, 700, 250, 40, 14, 14) }),
  'chrysanthemum-buds': inBowl('#e8e0c0', '#8fb0b8', 'daisy', ['#f3d04f', '#f7e089', '#eec23a'], 58, { scale: 1.35, spin: 30, spill: 3 }),
  'rose-buds': inBowl(ROSE, '#fbf6f0', 'bud', ['#c94f78', '#b63f68', '#d9698c'], 62, { scale: 1.2, spill: 4 }),
  'chenpi-ten-year': on('#efdcc0', () => plate(480, 650, 370, '#3f4a45') + heap(480, 620, 210, 120, 'peel', ['#9a5421', '#84461b', '#b06a2c'], 17, { scale: 1.15, spin: 38, strew: 0 })),
  'tartary-buckwheat': on('#e0d6c6', () => heap(430, 690, 300, 190, 'grain', ['#6b4a2a', '#54381f', '#8a6236', '#3f2a18'], 210, { scale: 1.15 }) + shadow(720, 800, 150, 30) + path('M560 740C600 690 690 690 730 730L880 640C905 630 915 655 895 672L750 772C720 812 600 810 560 740Z', '#a8743c') + path('M560 740C600 690 690 690 730 730C700 780 620 790 560 740Z', '#7d5227') + heap(648, 738, 70, 36, 'grain', ['#8a6236', '#6b4a2a'], 34, { strew: 0 }) + line('M746 734L884 650', '#d9a465', 9, 'opacity=".7"')),
  'eight-treasure-tea': on('#eadfcb', () => gaiwan(480, 640, 190, '#fbf8f1', '#d3a63c') + scatter(210, 770, 70, 40, 'date', '#8e2a20', 3, 0.95, 40) + scatter(400, 830, 90, 26, 'goji', '#c93a2a', 7, 0.95) + scatter(640, 820, 60, 26, 'longan', '#b98d57', 3, 0.95) + scatter(800, 760, 50, 30, 'daisy', '#f3d04f', 3, 1.2, 20)),
  'yixing-shuiping': on(CLAY, () => teapot(480, 730, 240, '#a4503a', { flat: 0.88 })),
  'gaiwan-plum': on('#dde1e0', () => gaiwan(480, 720, 265, '#fbfaf6', '#c8313f')),
  'glass-side-pot': on('#efe6d0', () => glassPot(490, 750, 235, '#dba136')),
  'celadon-cup-pair': on('#e2ddd0', () => cup(350, 640, 165, '#8db89d', '#c6b95c') + cup(610, 760, 180, '#9dc4ac', '#c6b95c')),
  'bamboo-tea-tray': on('#dcd9c8', () => {
    const slats = Array.from({ length: 13 }, (_, i) => line(`M${110 + i * 30} ${640 + i * 15}L${500 + i * 30} ${470 + i * 15}`, '#8b6230', 5, 'opacity=".55"') + line(`M${113 + i * 30} ${646 + i * 15}L${503 + i * 30} ${476 + i * 15}`, '#f0d39c', 3, 'opacity=".8"')).join('')
    return shadow(490, 760, 400, 90) + path('M70 650L470 850V905L70 705Z', '#b78645') + path('M470 850L890 670V725L470 905Z', '#8f6430') + path('M70 650L490 460L890 670L470 850Z', '#dcb372') + slats + path('M70 650L490 460L890 670L470 850Z', 'none', 'stroke="#efd5a0" stroke-width="12" stroke-linejoin="round"') + teapot(440, 640, 115, '#5f4a41', { flat: 0.9 }) + cup(590, 750, 62, '#f7f3ea', '#c98a3c') + cup(715, 680, 62, '#f7f3ea', '#c98a3c') + cup(340, 745, 62, '#f7f3ea', '#c98a3c')
  }),
  'stoneware-caddy': on('#e2d8cd', () => jarPot(480, 770, 245, '#7c6a58', '#a9a492')),
  'cloud-pitcher': on('#dbe3e6', () => pitcher(490, 750, 245, '#f6f7f5', '#d39a3c')),
  'brown-sugar-boba': on('#eddcc6', () => tumbler(480, 830, 185, 560, { layers: [[0.24, '#8a5426'], [0.3, '#d9b48a'], [0.46, '#f7ecda']], streaks: '#6e3a14', pearls: '#2d1a14', straw: '#2f3b3a' })),
  'grapefruit-green-tea': on('#f6dbd0', () => tumbler(480, 830, 180, 570, { layers: [[0.4, '#ee7f66'], [0.3, '#f3b27a'], [0.3, '#eed07e']], ice: true, straw: '#e8e2d0', bits: (x, y) => path(`M${x - 34} ${y}C${x - 14} ${y - 30} ${x + 22} ${y - 26} ${x + 36} ${y + 4}C${x + 10} ${y + 16} ${x - 16} ${y + 14} ${x - 34} ${y}Z`, '#e8503f', 'opacity=".85"') + line(`M${x - 20} ${y - 4}L${x + 24} ${y - 2}`, '#ffb09c', 4, 'opacity=".8"') })),
  'taro-milk': on('#e4dcea', () => tumbler(480, 830, 185, 550, { layers: [[0.42, '#a98cc0'], [0.26, '#cdb9da'], [0.32, '#f5eff2']], streaks: '#8e6dac', pearls: '#33221f', straw: '#7a5f94' })),
  'lemon-iced-tea': on('#efe7bf', () => tumbler(480, 830, 178, 580, { layers: [[0.5, '#9a4a17'], [0.5, '#c9772a']], ice: true, straw: '#3d5a45' }) + [[420, 520, -16], [545, 600, 12], [440, 690, 6]].map(([x = 0, y = 0, a = 0]) => `<g transform="translate(${x} ${y}) rotate(${a})" opacity=".92">${oval(0, 0, 62, 56, '#e9c62f')}${oval(0, 0, 55, 49, '#fff6c4')}${[0, 1, 2, 3, 4, 5, 6, 7].map(i => path(`M0 0L${Math.cos(i * 0.785 + 0.08) * 50} ${Math.sin(i * 0.785 + 0.08) * 44}A50 44 0 0 1 ${Math.cos(i * 0.785 + 0.7) * 50} ${Math.sin(i * 0.785 + 0.7) * 44}Z`, '#f6d94f')).join('')}</g>`).join('')),
  'hk-milk-tea-bottle': on('#ecd9c3', () => bottle(480, 830, 150, 'milk', '#bb8352', '#2f4f46', '#f8efdd', '#a8391f')),
  'plum-juice-bottle': on('#ecd5d2', () => bottle(440, 830, 150, 'milk', '#6e2230', '#c9a35a', '#f3e6d8', '#6e2230') + scatter(690, 815, 60, 30, 'date', '#3a1f22', 4, 0.9, 50)),
  'soy-milk-bottle': on('#e4e2cf', () => bottle(430, 830, 150, 'milk', '#f1e7cf', '#6f8a5a', '#ffffff', '#86a067') + scatter(690, 820, 100, 36, 'soy', '#e4c274', 13, 1.1)),
}
