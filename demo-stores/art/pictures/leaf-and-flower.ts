import { line, oval, path } from '../ink.ts'
import { heap, scatter } from '../heaps.ts'
import { cutFace } from '../produce.ts'
import { ball, shadow } from '../solids.ts'
import { bowl, cup, flower, jar, plate, tin } from '../vessels.ts'
import { carton } from '../wares.ts'
import { inBowl } from './pantry.ts'
import { on, type Pictures } from './picture.ts'
import { leaves, puerCake } from './tea.ts'

const powder = (cx: number, cy: number, r: number, c: string, hi: string) =>
  path(`M${cx - r} ${cy}C${cx - r * 0.5} ${cy - r * 0.2} ${cx - r * 0.3} ${cy - r * 0.62} ${cx} ${cy - r * 0.66}S${cx + r * 0.6} ${cy - r * 0.16} ${cx + r} ${cy}C${cx + r * 0.7} ${cy + r * 0.3} ${cx - r * 0.7} ${cy + r * 0.3} ${cx - r} ${cy}Z`, c) + path(`M${cx - r * 0.86} ${cy - 4}C${cx - r * 0.5} ${cy - r * 0.2} ${cx - r * 0.3} ${cy - r * 0.58} ${cx - r * 0.04} ${cy - r * 0.62}C${cx - r * 0.14} ${cy - r * 0.3} ${cx - r * 0.4} ${cy} ${cx - r * 0.86} ${cy - 4}Z`, hi, 'opacity=".8"')
/** Pyramid tea bag with its thread and paper tag. */
const sachet = (x: number, y: number, s: number, leaf: string, tag: string) =>
  shadow(x, y, 70 * s, 18 * s) + path(`M${x} ${y - 130 * s}L${x - 78 * s} ${y - 14 * s}L${x + 6 * s} ${y + 12 * s}L${x + 82 * s} ${y - 18 * s}Z`, '#f7f3e6', 'opacity=".92"') + path(`M${x} ${y - 130 * s}L${x + 6 * s} ${y + 12 * s}L${x + 82 * s} ${y - 18 * s}Z`, '#ddd5c0', 'opacity=".9"') + path(`M${x - 54 * s} ${y - 48 * s}L${x - 78 * s} ${y - 14 * s}L${x + 6 * s} ${y + 12 * s}L${x + 82 * s} ${y - 18 * s}L${x + 50 * s} ${y - 58 * s}Q${x} ${y - 30 * s} ${x - 54 * s} ${y - 48 * s}Z`, leaf, 'opacity=".72"') + line(`M${x} ${y - 130 * s}C${x + 30 * s} ${y - 200 * s} ${x + 90 * s} ${y - 150 * s} ${x + 120 * s} ${y - 60 * s}`, '#fffdf4', 4) + path(`M${x + 100 * s} ${y - 62 * s}h44l-4 50h-38Z`, tag)
const bags = (bg: string, box: string, accent: string, leaf: string, art: string) =>
  on(bg, () => carton(520, 720, 240, 330, 300, box, art + line('M0 262H330', accent, 12)) + sachet(250, 800, 1.05, leaf, accent) + sachet(430, 850, 0.95, leaf, accent))
const blob = (c: string, x = 165, y = 140, r = 92) => oval(x, y, r, r, c)
const root = (x: number, y: number, c: string) => ball(x, y, 64, 42, c) + ball(x + 58, y - 24, 40, 30, c) + ball(x - 50, y + 14, 36, 30, c) + line(`M${x - 30} ${y - 20}q10 12 4 26M${x + 14} ${y - 30}q10 14 4 30`, '#8a6a34', 4, 'opacity=".5"')

export const leafAndFlower: Pictures = {
  'milan-dancong': leaves('#eadcc6', '#e7d8bd', 'twist', ['#5a4228', '#6d4e2e', '#47331f', '#7f5c36'], 120, { extra: () => scatter(480, 760, 190, 20, 'broad', '#d9a95c', 4, 0.9) }),
  'dahongpao': inBowl('#dccfc4', '#8f4a34', 'twist', ['#2f2520', '#3d2f27', '#241c18', '#54392a'], 110, { spill: 9, band: '#d8a53c' }),
  'dianhong-gold-buds': leaves('#f0dcb8', '#8a3b2a', 'needle', ['#d49a35', '#c0842a', '#e3b458', '#7a4a20'], 170),
  'alishan-high-mountain': leaves('#d9e2d6', '#e9efe6', 'pearl', ['#4f6b3a', '#5f7d45', '#3f5930', '#6f8a52'], 78, { h: 165 }),
  'taiping-houkui': on('#d4dfcb', () => plate(480, 690, 400, '#f5f1e4') + [0, 1, 2].map(row => Array.from({ length: 9 }, (_, i) => { const x = 250 + i * 52 + row * 12; const y = 720 - row * 46; return path(`M${x} ${y}C${x - 26} ${y - 90} ${x - 10} ${y - 230} ${x + 22} ${y - 290 + row * 30}C${x + 50} ${y - 210} ${x + 44} ${y - 80} ${x + 16} ${y}Z`, ['#4f7a3c', '#5f8a48', '#456d35', '#6d9554'][(i + row) % 4] as string) + line(`M${x + 10} ${y - 8}Q${x + 16} ${y - 140} ${x + 22} ${y - 270 + row * 30}`, '#9dbb76', 4, 'opacity=".7"') }).join('')).join('')),
  'huangshan-maofeng': leaves('#e6ead2', '#8fb3a0', 'broad', ['#9db05c', '#b6c274', '#86a04c', '#d9d49a'], 105, { spin: 60 }),
  'oriental-beauty': leaves('#ecdccf', '#f6efe2', 'broad', ['#7a4a2e', '#a8714a', '#e8e0cf', '#55602f', '#3d2c22'], 105),
  'raw-puer-cake': on('#dadfc9', () => plate(480, 720, 420, '#eee6d2') + puerCake(470, 590, 290).replaceAll('#5a3826', '#6a6b3c').replaceAll('#50311f', '#5c5f35').replaceAll('#4a2c1d', '#4c5030') + scatter(740, 760, 70, 24, 'twist', '#6a6b3c', 7, 0.9)),
  'roselle-calyx': inBowl('#f2d6d8', '#fbf6f0', 'bud', ['#7d1631', '#961f3d', '#66102a'], 60, { scale: 1.4, spill: 4 }),
  'honeysuckle-flower': leaves('#e7e8d2', '#5f8a86', 'curl', ['#dfd08a', '#c9bf7a', '#efe6b0', '#a7ac6a'], 150),
  'monk-fruit': on('#e2d6c2', () => plate(480, 730, 400, '#3f5551') + ball(360, 640, 130, 122, '#7a5a34') + ball(620, 620, 128, 120, '#6d4f2c') + oval(330, 590, 34, 18, '#d9b884', 'opacity=".5"') + oval(590, 570, 34, 18, '#d9b884', 'opacity=".5"') + cutFace(490, 740, 118, 104, '#6d4f2c', '#b98f58', (x, y) => Array.from({ length: 9 }, (_, i) => { const a = i * 0.7; return oval(x + Math.cos(a) * 62, y + Math.sin(a) * 52, 20, 13, '#8a6234', `transform="rotate(${Math.round(a * 57)} ${x + Math.cos(a) * 62} ${y + Math.sin(a) * 52})"`) }).join('') + oval(x, y, 30, 26, '#d9b884'))),
  'roasted-barley-tea': on('#eadcc2', () => jar(420, 780, 170, 380, '#a87438', '#6b4a2a', (x, y) => oval(x, y, 17, 9, ['#8a5a26', '#c08a48', '#6d4420'][Math.round(x + y) % 3] as string)) + cup(700, 810, 100, '#f6f2e8', '#b5762c') + scatter(230, 830, 60, 20, 'grain', '#a87438', 9, 0.9)),
  'brown-sugar-ginger': on('#ecd6c0', () => plate(500, 740, 390, '#f4ead8') + heap(460, 700, 190, 130, 'square', ['#5a2f18', '#6b3a1e', '#4a2512'], 16, { scale: 1.7, spin: 12, strew: 0 }) + root(720, 760, '#d9b06a')),
  'dried-lemon-slices': on('#f2ecc8', () => plate(480, 720, 400, '#7d9aa0') + [[330, 690, 1], [600, 640, 0.96], [470, 590, 0.9], [660, 740, 1], [450, 760, 1.1]].map(([x = 0, y = 0, s = 1]) => oval(x + 8, y + 16, 112 * s, 56 * s, '#2a180c', 'opacity=".25"') + oval(x, y + 8, 112 * s, 58 * s, '#c79a26') + oval(x, y, 112 * s, 58 * s, '#e6bf45') + oval(x, y, 96 * s, 48 * s, '#f6e3a0') + Array.from({ length: 9 }, (_, i) => { const a = (i / 9) * 6.283; return path(`M${x} ${y}L${x + Math.cos(a + 0.08) * 88 * s} ${y + Math.sin(a + 0.08) * 43 * s}L${x + Math.cos(a + 0.6) * 88 * s} ${y + Math.sin(a + 0.6) * 43 * s}Z`, '#e3b23a', 'opacity=".8"') }).join('') + oval(x, y, 10, 6, '#fff6d2')).join('')),
  'dried-osmanthus': inBowl('#f2e4bf', '#5f7a6c', 'daisy', ['#e9a92c', '#f2b94a', '#d9931f'], 120, { scale: 0.55, spin: 60 }),
  'ceremonial-matcha': on('#dfe8cd', () => bowl(560, 560, 250, 200, '#3a3f3c', oval(560, 572, 236, 66, '#7fa63c') + oval(540, 560, 190, 44, '#a3c45c', 'opacity=".9"')) + tin(250, 800, 108, 210, '#2f5145', '#cfe0a0', 2)),
  'hojicha-powder': on('#e8d6c3', () => tin(300, 760, 130, 250, '#8a4a2a', '#f0d9b0', 1) + shadow(650, 800, 190, 40) + powder(650, 800, 180, '#8f5a34', '#c08a5c')),
  'jasmine-tea-bags': bags('#e1e9dd', '#f4f1e4', '#5f8a5a', '#7d8f52', blob('#a9c08a') + flower(165, 140, 74, '#ffffff', 7)),
  'lychee-black-bags': bags('#f2d9d4', '#a8323c', '#f6d7a8', '#4a241a', blob('#c94f55') + blob('#f8e4dc', 150, 130, 48) + blob('#f3cfc4', 196, 166, 40)),
  'cold-brew-oolong': bags('#d8e3e8', '#2f5f78', '#f2d27a', '#6d6a3a', [70, 120, 170, 220].map(y => line(`M20 ${y}q36 -30 72 0t72 0t72 0t72 0`, '#a9cbd8', 9)).join('')),
  'genmaicha-bags': bags('#e6e6cd', '#7d8f45', '#f6ecc4', '#8a9a4a', [[90, 90], [200, 120], [130, 190], [240, 210], [70, 220]].map(([x = 0, y = 0]) => oval(x, y, 34, 20, '#f2e3b0', `transform="rotate(${x} ${x} ${y})"`)).join('')),
}
