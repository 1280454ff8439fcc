import { between, blur, group, line, n, oval, path, pick } from '../ink.ts'
import { heap, scatter } from '../heaps.ts'
import { beef, bundle, egg, greens, nest, noodleBowl, scallionBits } from '../noodles.ts'
import { pouch } from '../packs.ts'
import { rod, under } from '../produce.ts'
import { ball, shadow } from '../solids.ts'
import { bottle, jar, jarPot, plate } from '../vessels.ts'
import { can, sack } from '../wares.ts'
import { bag, inBowl } from './pantry.ts'
import { on, type Pictures } from './picture.ts'

const strokes = (list: readonly string[], w: number) => (x: number, y: number) => line(`M${n(x)} ${n(y)}q${n(between(-8, 14))} ${n(between(-10, 10))} ${n(between(14, 40))} ${n(between(-6, 8))}`, pick(list), w)
const lumps = (list: readonly string[], rx: number, ry: number) => (x: number, y: number) => ball(x, y, rx * between(0.8, 1.15), ry * between(0.8, 1.15), pick(list))
const chillies = (cx: number, cy: number, count: number) => Array.from({ length: count }, (_, i) => { const x = cx + Math.cos(i * 2.4) * (60 + i * 9); const y = cy + Math.sin(i * 2.4) * (26 + i * 3.6) - (count - i) * 3; const a = between(-60, 60); return group(`translate(${n(x)} ${n(y)}) rotate(${n(a)})`, oval(10, 12, 80, 14, '#2a180c', `opacity=".3" filter="${blur(5)}"`) + path('M-76 0C-50 -26 20 -24 84 12C20 20 -50 22 -76 0Z', pick(['#a81e16', '#c22a1c', '#8c1812'])) + line('M-60 -6Q0 -18 60 4', '#f2806a', 5, 'opacity=".7"') + line('M-74 0q-20 -4 -30 -14', '#7d8a45', 9)) }).join('')
const star = (x: number, y: number, s: number, turn: number) => oval(x + 8, y + 14, 80 * s, 30 * s, '#2a180c', `opacity=".3" filter="${blur(6)}"`) + group(`translate(${x} ${y}) scale(${s} ${s * 0.62}) rotate(${turn})`, Array.from({ length: 8 }, (_, i) => group(`rotate(${i * 45})`, path('M0 0C18 -20 24 -60 0 -92C-24 -60 -18 -20 0 0Z', '#7a4422') + path('M0 -14C8 -30 12 -56 0 -82C-4 -56 -2 -30 0 -14Z', '#a8683a') + oval(0, -48, 7, 14, '#3d1f0e'))).join('') + oval(0, 0, 14, 14, '#5a3018'))

export const larder: Pictures = {
  'hand-pulled-noodles': on('#e4ddcc', () => noodleBowl(480, 500, 340, '#f6f1e6', '#f6e3ae', '#d9a45c', greens(340, 480, -30) + beef(570, 450, 1.0) + scallionBits(480, 510, 210, 44, 30) + oval(420, 520, 40, 14, '#c2341f', 'opacity=".6"'), '#a8391f')),
  'fresh-rice-sheets': on('#dbe5e2', () => plate(480, 740, 410, '#5d7f7a') + Array.from({ length: 9 }, (_, i) => { const y = 740 - i * 22; return path(`M${200 + i * 8} ${y}C${320} ${y - 60} ${620} ${y + 30} ${760 - i * 10} ${y - 20}L${750 - i * 10} ${y + 6}C${620} ${y + 58} ${330} ${y - 30} ${206 + i * 8} ${y + 28}Z`, i % 2 ? '#f4efe2' : '#fffdf6') }).join('') + scallionBits(480, 560, 120, 26, 18)),
  'shrimp-roe-noodles': on('#efdfc8', () => nest(590, 560, 185, '#d9a86c') + nest(350, 700, 200, '#d39e60') + nest(640, 790, 190, '#d9a86c') + scatter(330, 830, 90, 20, 'grain', '#b5552c', 8, 0.5)),
  'wonton-noodles': on('#f3e4be', () => bundle(480, 560, 280, 130, '#eec65a', '#3d5a63', false, '#f3dfb4')),
  'buckwheat-noodles': on('#dcd8d0', () => bundle(480, 560, 310, 140, '#9a8570', '#5f7a4a', false, '#efe6d2')),
  'hot-dry-noodles': on('#ecd8c0', () => noodleBowl(480, 500, 340, '#3a4a52', '#d9a04e', '#6a3a1c', scallionBits(480, 440, 190, 50, 30) + Array.from({ length: 26 }, () => oval(between(300, 660), between(400, 520), 13, 9, pick(['#b5452f', '#e8d9a8', '#c98a45']))).join('') + path('M360 430C420 380 560 380 600 430C560 470 430 480 360 430Z', '#a8743c', 'opacity=".75"'), '#c9a35a')),
  'jasmine-rice': on('#e6e6da', () => sack(480, 800, 260, 380, '#efe6d0', 'grain', ['#fbf8ee', '#f3eddc', '#ffffff'], 190, 0.85, '#5f8a5a')),
  'northeast-rice': on('#e2dcd0', () => sack(480, 800, 260, 340, '#c9a878', 'lotus', ['#fdfbf4', '#f6f0e2', '#fffefa'], 150, 0.6, '#a8391f')),
  'black-glutinous-rice': inBowl('#ddd6dd', '#e9e2d3', 'grain', ['#2c1d2c', '#3a2638', '#1f1420', '#54364a'], 210, { scale: 0.9, spill: 9 }),
  'millet-gold': inBowl('#f3e6b8', '#5f7a86', 'bead', ['#eec24a', '#f4d06a', '#e2b038'], 210, { scale: 0.55 }),
  'mung-beans': inBowl('#dbe4cd', '#f8f4ea', 'soy', ['#6f8f3c', '#5f7d33', '#83a34c'], 170, { scale: 0.85, spill: 9, band: '#5f8a5a' }),
  'azuki-beans': on('#eed6d0', () => sack(480, 800, 240, 320, '#d9c6a4', 'soy', ['#8a1f26', '#761a20', '#a02c32'], 130, 0.95, '#8a1f26')),
  'glutinous-rice-flour': on('#e7e2ec', () => pouch(430, 770, 220, 560, '#f4f0e6', '#a9628a', path('M250 800C300 560 380 520 430 520S560 560 610 800Z', '#ffffff') + path('M300 760C340 600 400 560 430 560L410 780Z', '#e9e4dc'), 0) + oval(720, 810, 110, 26, '#fffdf8') + oval(720, 798, 70, 16, '#ffffff')),
  'tapioca-pearls': on('#e3dacb', () => plate(480, 730, 400, '#7fa092') + heap(480, 690, 240, 150, 'bead', ['#3a2418', '#4a2f20', '#2c1a12'], 130, { scale: 1.25, strew: 0 })),
  'eight-treasure-congee-mix': on('#e9dfca', () => plate(480, 720, 410, '#efe6d2') + heap(330, 690, 110, 60, 'soy', ['#8a1f26', '#761a20'], 34, { strew: 0 }) + heap(620, 680, 110, 60, 'lotus', ['#f2e3c0'], 26, { strew: 0 }) + heap(480, 640, 110, 60, 'grain', ['#fbf8ee', '#e9e2d0'], 50, { strew: 0, scale: 0.8 }) + heap(400, 770, 110, 56, 'soy', ['#6f8f3c'], 34, { strew: 0, scale: 0.8 }) + heap(580, 770, 110, 60, 'grain', ['#2c1d2c', '#3a2638'], 44, { strew: 0, scale: 0.8 }) + scatter(480, 710, 40, 14, 'date', '#8e2a20', 3, 0.9, 30)),
  'oyster-sauce': on('#e2d5ca', () => bottle(480, 860, 150, 'square', '#2a1510', '#c2342a', '#f6e6c2', '#a8391f')),
  'hoisin-sauce': on('#ead3c6', () => jar(480, 780, 190, 360, '#3d1712', '#a8391f', (x, y) => oval(x, y, 24, 7, '#5c261c', 'opacity=".6"'), '#f3e3c3')),
  'toasted-sesame-oil': on('#f0dfc0', () => bottle(430, 860, 125, 'tall', '#9a5216', '#d8a53c', '#f6ecd2', '#b5762c') + scatter(700, 830, 90, 26, 'grain', '#f0dfb6', 22, 0.65)),
  'sha-cha-sauce': on('#e9d6c4', () => jar(480, 790, 200, 340, '#6a4424', '#d8a53c', strokes(['#8a5a30', '#a9743c', '#4a2c14', '#c99a55'], 10))),
  'plum-dipping-sauce': on('#f3dcd0', () => jar(430, 780, 180, 380, '#c9662c', '#5f7a4a', lumps(['#d9783a', '#b5541f', '#e8924c'], 16, 11), '#fbf1dc') + ball(720, 800, 64, 58, '#7a2a4a') + oval(700, 776, 20, 12, '#c98aa2', 'opacity=".7"')),
  'black-bean-garlic': on('#dcd8d0', () => jar(480, 780, 190, 330, '#231a17', '#8d6a3f', lumps(['#100c0a', '#3a2c26', '#e9dcb8'], 18, 12))),
  'sichuan-peppercorn': inBowl('#ecd6cc', '#4c433d', 'lotus', ['#8a2f24', '#a8402f', '#6d2219', '#c06a4a'], 150, { scale: 0.75, spill: 10 }),
  'star-anise': on('#e8d8c6', () => plate(480, 730, 400, '#f4ecdc') + [[330, 690, 0.95, 10], [610, 660, 0.9, 30], [470, 600, 0.8, 0], [470, 760, 1.1, 20], [680, 770, 0.9, 50]].map(([x = 0, y = 0, s = 0, a = 0]) => star(x, y, s, a)).join('')),
  'dried-chillies': on('#f2d8c8', () => plate(480, 740, 400, '#3a4a44') + chillies(480, 690, 16)),
  'cassia-bark': on('#e6d3bf', () => [[380, 760, -18], [520, 720, -24], [450, 650, -12], [600, 800, -30]].map(([x = 0, y = 0, a = 0]) => rod(x, y, 230, 40, a, '#8a5530', { end: '#5f3418', skin: line('M-220 0H220', '#5f3418', 9, 'opacity=".7"') + line('M-200 -18H200', '#a8744a', 4) })).join('')),
  'white-peppercorns': on('#e3e0d6', () => jar(400, 780, 160, 340, '#e6ddc6', '#2c3a35', lumps(['#efe7d2', '#d9cfb4', '#f7f1e0'], 15, 14)) + scatter(690, 810, 100, 30, 'bead', '#e6ddc6', 18, 0.9)),
  'five-spice': bag('#ecdac2', '#7a4422', '#e9c78a', 'grain', '#9a5a2c', 0.9, 1, 0),
  'yellow-rock-sugar': on('#f4e8c4', () => plate(480, 730, 400, '#5f7a86') + heap(480, 690, 210, 150, 'nougat', ['#f0cf7a', '#f6dc98', '#e6bc5c'], 24, { scale: 1.5, spin: 60, strew: 0 }).replaceAll('#b3263a', '#fff2c4').replaceAll('#c93f4f', '#e0b04c').replaceAll('#d8a85e', '#fff8dc')),
  'cane-sugar-slabs': on('#ead8be', () => [0, 1, 2, 3].map(i => group(`translate(${480 + (i % 2) * 26} ${800 - i * 62}) rotate(${i % 2 ? 4 : -3})`, (i ? '' : under(0, 20, 270, 60)) + path('M-270 0L-30 -90L270 -30L40 70Z', i === 3 ? '#c8914c' : '#b07a3a') + path('M-270 0L40 70V112L-270 42Z', '#8f5c28') + path('M270 -30L40 70V112L270 10Z', '#734618') + line('M-90 -62L220 8M-190 -26L110 44', '#8f5c28', 5, 'opacity=".6"'))).join('')),
  'sichuan-zhacai': on('#e9dcc0', () => jarPot(440, 780, 220, '#5f4030', '#3a4a44') + [[700, 800], [770, 830], [730, 770]].map(([x = 0, y = 0]) => ball(x, y, 50, 34, '#a9a04a') + ball(x + 22, y - 14, 24, 18, '#b8ae5a') + oval(x - 12, y - 10, 14, 5, '#b5452f', 'opacity=".7"')).join('')),
  'pickled-mustard-greens': on('#e4e4c6', () => jar(480, 790, 200, 440, '#a8a03c', '#c9a35a', (x, y) => path(`M${n(x - 40)} ${n(y)}C${n(x - 20)} ${n(y - 34)} ${n(x + 30)} ${n(y - 30)} ${n(x + 44)} ${n(y + 4)}C${n(x + 20)} ${n(y + 22)} ${n(x - 20)} ${n(y + 20)} ${n(x - 40)} ${n(y)}Z`, pick(['#8f8a2c', '#bdb44e', '#7a7a28', '#cfc668'])))),
  'salted-duck-eggs': on('#dfe6e2', () => plate(480, 740, 400, '#7d9aa0') + [[360, 660], [600, 650]].map(([x = 0, y = 0]) => shadow(x, y + 70, 100, 30) + ball(x, y, 116, 92, '#dfe8e2') + oval(x - 40, y - 36, 34, 18, '#fff', `opacity=".8" filter="${blur(8)}"`)).join('') + group('translate(480 780) scale(1.8)', egg(0, 0, 1))),
  'dace-black-bean-tin': on('#ecd9c0', () => can(480, 780, 250, 200, '#c2342a', '#f6d27a', 'fish')),
  'bamboo-shoot-tin': on('#e3e6cf', () => can(430, 790, 170, 400, '#5f7a4a', '#f6ecc4', 'shoots') + [[700, 800, -10], [760, 840, 12]].map(([x = 0, y = 0, a = 0]) => rod(x, y, 90, 34, a, '#f0dfa4', { taper: 0.7 })).join('')),
  'sweet-pickled-garlic': on('#ead9c6', () => jar(480, 790, 190, 400, '#7a4a24', '#2f5145', lumps(['#c08a55', '#a8703c', '#d9a66c'], 34, 30))),
  'kimchi-napa': on('#f0d4c8', () => jar(480, 790, 210, 420, '#c23a24', '#e9e4da', (x, y) => path(`M${n(x - 50)} ${n(y)}C${n(x - 10)} ${n(y - 40)} ${n(x + 30)} ${n(y - 24)} ${n(x + 54)} ${n(y)}C${n(x + 16)} ${n(y + 22)} ${n(x - 20)} ${n(y + 18)} ${n(x - 50)} ${n(y)}Z`, pick(['#e8643c', '#f0a06a', '#f6d9a8', '#b52a18', '#8fae4c'])))),
}
