import { between, blur, group, line, linear, n, oval, path, rect } from '../ink.ts'
import { type PieceName, heap, pieces, scatter } from '../heaps.ts'
import { pouch } from '../packs.ts'
import { rod, under } from '../produce.ts'
import { shift } from '../colour.ts'
import { ball, lathe, shadow } from '../solids.ts'
import { bowl, jarPot, plate, steamer } from '../vessels.ts'
import { carton, pan } from '../wares.ts'
import { bag, inBowl } from './pantry.ts'
import { on, type Pictures } from './picture.ts'

const shrimp = (x: number, y: number, s: number, turn: number) => group(`translate(${x} ${y}) rotate(${turn}) scale(${s})`, line('M-50 20C-60 -30 -10 -60 34 -40C60 -28 62 4 46 20', '#e8774f', 40) + line('M-46 12C-52 -28 -8 -52 32 -34', '#ffb08c', 12, 'opacity=".8"') + [-34, -8, 18, 42].map(k => line(`M${k} ${-34 + Math.abs(k) * 0.3}l8 26`, '#c2512e', 4, 'opacity=".6"')).join('') + path('M40 18L74 30L58 50L34 36Z', '#f08a5c'))
const onDish = (bg: string, dish: string, kind: PieceName, colours: string[], count: number, o: { h?: number; scale?: number; spin?: number } = {}) =>
  on(bg, () => plate(480, 730, 400, dish) + heap(480, 690, 220, o.h ?? 150, kind, colours, count, { scale: o.scale ?? 1.4, spin: o.spin ?? 180, strew: 0 }))
/** Soup kit: a pouch with a window beside a few of its contents. */
const kit = (bg: string, colour: string, accent: string, broth: string, motif: number, beside: () => string) =>
  on(bg, () => pouch(400, 780, 210, 540, colour, accent, rect(180, 400, 440, 440, broth) + Array.from({ length: 22 }, () => oval(between(290, 520), between(540, 720), between(8, 20), between(4, 10), shift(broth, between(-0.1, 0.2)), 'opacity=".8"')).join(''), motif) + beside())
const wrapped = (x: number, y: number, s: number, a: number, c: string, paper: string) =>
  group(`translate(${x} ${y}) rotate(${a}) scale(${s})`, oval(6, 26, 90, 18, '#2a180c', `opacity=".32" filter="${blur(6)}"`) + [-1, 1].map(k => path(`M${k * 44} 0L${k * 112} -38L${k * 100} 0L${k * 114} 34Z`, shift(paper, k * -0.05)) + line(`M${k * 50} -6L${k * 100} -22M${k * 50} 6L${k * 100} 18`, shift(paper, -0.14), 3)).join('') + rect(-52, -30, 104, 60, linear([[0, shift(paper, 0.06)], [0.5, paper], [1, shift(paper, -0.14)]], 0, 0, 0, 1), 'rx="16"') + rect(-26, -30, 52, 60, c, 'opacity=".85"') + line('M-44 -18H44', '#fff', 6, `opacity=".6" filter="${blur(3)}"`))
const candies = (c: string, paper: string) => [[340, 640, 1.1, -20], [600, 620, 1.1, 16], [470, 700, 1.15, -6], [320, 780, 1.15, 24], [630, 780, 1.15, -18], [480, 830, 1.2, 8]].map(([x = 0, y = 0, s = 0, a = 0]) => wrapped(x, y, s, a, c, paper)).join('')
const slice = (x: number, y: number, s: number, c: string, a = 0) => group(`translate(${x} ${y}) rotate(${a}) scale(${s})`, oval(8, 20, 150, 44, '#2a180c', `opacity=".28" filter="${blur(8)}"`) + path('M-150 10C-140 -40 60 -70 150 -20C160 20 40 50 -60 46C-120 44 -150 30 -150 10Z', shift(c, -0.1), 'transform="translate(0 12)"') + path('M-150 10C-140 -40 60 -70 150 -20C160 20 40 50 -60 46C-120 44 -150 30 -150 10Z', linear([[0, shift(c, 0.1)], [1, shift(c, -0.05)]], 0, 0, 1, 1)) + line('M-110 6C-40 -30 60 -40 120 -16M-90 26C-20 0 60 -10 110 4', shift(c, 0.14), 6, 'opacity=".6"'))
const holes = (x: number, y: number, r: number) => [0, 1, 2, 3, 4, 5, 6].map(i => oval(x + Math.cos(i * 0.9) * r * 0.56, y + Math.sin(i * 0.9) * r * 0.26, r * 0.16, r * 0.075, '#9a6a34')).join('') + oval(x, y, r * 0.1, r * 0.05, '#9a6a34')

export const kitchen: Pictures = {
  'wood-ear': inBowl('#dcdcd6', '#e9e4d6', 'frill', ['#2f2a28', '#3d3532', '#4a403a'], 34, { scale: 1.1, spin: 60, h: 110 }),
  'beancurd-sticks': on('#efe6c8', () => Array.from({ length: 9 }, (_, i) => rod(470 + (i % 3) * 26, 800 - i * 34, 270 - (i % 2) * 30, 27, -16 + (i % 3) * 5, ['#ecd08a', '#e3c072', '#f2dc9c'][i % 3] as string, { skin: line('M-230 -6Q-100 8 0 -6T230 4', '#b98d4c', 4, 'opacity=".5"') })).join('')),
  'dried-shrimp': on('#eadfd0', () => plate(480, 740, 400, '#3f5a63') + Array.from({ length: 26 }, (_, i) => { const a = i * 2.4; const q = Math.sqrt(i / 26); return shrimp(480 + Math.cos(a) * q * 220, 700 + Math.sin(a) * q * 70 - (1 - q) * 70, 0.85, between(-70, 70)) }).join('')),
  'lily-bulb': onDish('#e7e7dc', '#5f7a6c', 'lotus', ['#fbf3de', '#f3e6c4', '#fffaf0'], 60, { scale: 1.6, h: 140 }),
  'kelp-knots': onDish('#d6e0d8', '#f2ece0', 'twist', ['#2f3d2c', '#3d4a34', '#26331f'], 56, { scale: 2, h: 130 }),
  'peach-gum': inBowl('#ecdfc6', '#f8f4ea', 'bead', ['#c9822c', '#d99a45', '#b06a20', '#e3b060'], 90, { scale: 1.35, spill: 6, band: '#a8391f' }),
  'shelled-walnuts': onDish('#e4d8c6', '#4c5a58', 'curl', ['#a8713c', '#b98248', '#94602e'], 80, { scale: 2.1, h: 150 }),
  'fox-nuts': on('#e9e2d4', () => plate(480, 730, 400, '#c9a878') + heap(480, 690, 230, 150, 'lotus', ['#f3e6d4', '#e8d3bc', '#c98a74'], 74, { scale: 1.35, strew: 0 })),
  'sichuan-hotpot-base': kit('#f0d2c4', '#a8231a', '#f2b04a', '#8c1c10', 2, () => scatter(720, 800, 90, 30, 'goji', '#b52218', 10, 1.5) + scatter(710, 830, 70, 16, 'bead', '#7a3a24', 7, 0.8)),
  'tomato-hotpot-base': kit('#f3d9c8', '#e9e2d0', '#c9402c', '#d0492c', 1, () => [[690, 800, 84], [790, 840, 70]].map(([x = 0, y = 0, r = 0]) => shadow(x, y, r * 0.8, r * 0.2) + ball(x, y - r * 0.8, r, r * 0.82, '#d33a26') + oval(x - r * 0.3, y - r * 1.2, r * 0.24, r * 0.12, '#fff', `opacity=".6" filter="${blur(6)}"`) + [0, 1, 2, 3, 4].map(i => line(`M${x} ${n(y - r * 1.5)}l${n(Math.cos(i * 1.26) * r * 0.36)} ${n(Math.sin(i * 1.26) * r * 0.16)}`, '#4f7a3c', 9)).join('')).join('')),
  'mushroom-clear-broth': kit('#dfe2d2', '#5f6a4a', '#efe0b8', '#c9a468', 0, () => scatter(720, 800, 90, 36, 'shroom', '#7a5334', 4, 1.1, 20)),
  'bak-kut-teh': kit('#ddd6cd', '#3d2c26', '#d8a53c', '#5a3018', 1, () => rod(710, 800, 90, 20, -20, '#8a5530', { end: '#5f3418' }) + scatter(740, 850, 70, 14, 'goji', '#c93a2a', 6, 1) + scatter(660, 840, 20, 10, 'date', '#8e2a20', 2, 0.9, 30)),
  'four-herb-chicken-soup': on('#e9e0cc', () => plate(480, 730, 410, '#efe6d2') + heap(360, 690, 110, 60, 'date', ['#8e2a20', '#a23a2a'], 12, { strew: 0, scale: 0.9 }) + heap(610, 680, 110, 50, 'goji', ['#cf3a28', '#b92d20'], 34, { strew: 0 }) + [[430, 780, -8], [560, 800, 10], [500, 750, -20], [400, 830, 4]].map(([x = 0, y = 0, a = 0]) => rod(x, y, 84, 17, a, '#e3cfa2', { end: '#f4e8c8' })).join('') + scatter(640, 780, 60, 20, 'lotus', '#f8eed4', 5, 1.2)),
  'winter-melon-barley-soup': on('#dbe6da', () => bowl(480, 540, 300, 220, '#f8f4ea', oval(480, 552, 284, 80, '#e9dcae') + [[390, 540], [500, 520], [580, 560], [460, 580]].map(([x = 0, y = 0]) => group(`translate(${x} ${y}) scale(1.1)`, pieces.nougat('#e3efd2', 0.5).replaceAll('#b3263a', '#f6fbe8').replaceAll('#c93f4f', '#dbe8c0').replaceAll('#d8a85e', '#f6fbe8'))).join('') + scatter(480, 560, 180, 40, 'bead', '#f6f0dc', 22, 0.6) + scatter(480, 560, 160, 30, 'goji', '#cf3a28', 6, 0.8), '#5f8a5a')),
  'prawn-crackers': on('#f2d9cc', () => plate(480, 750, 400, '#f8f4ea') + heap(480, 700, 230, 200, 'cracker', ['#f7c9b0', '#f3b89a', '#fbdcc8'], 18, { scale: 1.45, spin: 40, strew: 0 })),
  'pork-jerky': on('#ead2c0', () => [[470, 800, -4], [500, 730, 6], [450, 660, -8], [500, 600, 4]].map(([x = 0, y = 0, a = 0]) => slice(x, y, 1.7, '#a83a22', a)).join('') + scatter(500, 600, 160, 20, 'bead', '#f3e0b4', 14, 0.35)),
  'dried-mango': on('#f6e6ba', () => plate(480, 760, 410, '#5d7f7a') + [[400, 740, 10], [560, 720, -12], [470, 670, 6], [530, 790, 14], [440, 620, -10]].map(([x = 0, y = 0, a = 0]) => slice(x, y, 1.2, '#f0a020', a)).join('')),
  'candied-hawthorn': on('#f2d6cc', () => [[400, -30], [520, -10], [640, 12]].map(([x = 0, a = 0]) => group(`rotate(${a} 520 900)`, line(`M${x} 900V300`, '#c9a05c', 13) + [0, 1, 2, 3, 4].map(i => shadow(x + 10, 700 - i * 86, 30, 8) + ball(x, 660 - i * 84, 50, 47, '#c2221c') + oval(x - 16, 642 - i * 84, 15, 9, '#fff', 'opacity=".85"') + oval(x + 8, 690 - i * 84, 22, 6, '#ff8a70', 'opacity=".6"')).join(''))).join('')),
  'melon-seed-caramel': bag('#ebdcc4', '#c98a2c', '#5a3018', 'seed', '#e9d3a4', 0.8, 2, 10),
  'roasted-chestnuts': on('#e3d3c0', () => plate(480, 740, 400, '#c9a878') + heap(480, 690, 210, 150, 'longan', ['#6d3418', '#7d3f1e', '#5a2a12'], 40, { scale: 1.35, strew: 0 }) + shadow(690, 800, 60, 16) + ball(690, 770, 52, 44, '#f0cf86') + path('M640 780C650 820 730 820 742 780C716 796 670 796 640 780Z', '#6d3418')),
  'lotus-root-chips': on('#e9ddd0', () => plate(480, 750, 400, '#4f6a66') + [[350, 720], [600, 710], [470, 660], [400, 780], [590, 790], [500, 740], [450, 610]].map(([x = 0, y = 0]) => oval(x + 8, y + 16, 108, 46, '#2a180c', 'opacity=".22"') + oval(x, y + 8, 106, 48, '#b9803c') + oval(x, y, 106, 48, '#e6bb74') + oval(x, y, 94, 41, '#f0cf92') + holes(x, y, 100)).join('')),
  'milk-candy': on('#dde6ee', () => candies('#3d6a8f', '#f8f6f0')),
  'coconut-candy': on('#dfeae2', () => candies('#7d5230', '#f4ead2')),
  'ginger-chews': on('#f3e4b8', () => candies('#a8391f', '#eebb4a')),
  'preserved-plums': bag('#ead4d4', '#7a2a4a', '#f0d2b8', 'date', '#5a2430', 0.8, 0, 5),
  'sesame-crisps': on('#eadfca', () => plate(480, 720, 390, '#b3413a') + heap(480, 690, 220, 150, 'square', ['#3a332c', '#4a423a', '#e0c48a', '#e9cf94'], 30, { scale: 1.5, spin: 14, strew: 0 })),
  'bamboo-steamer-two-tier': on('#e2e2d2', () => steamer(480, 700, 320, 140, '') + steamer(480, 540, 320, 140, '')),
  'carbon-steel-wok': on('#dad8d4', () => group('translate(20 90) scale(.76)', pan(440, 560, 360, '#2f3436', oval(440, 575, 300, 78, '#3d4446') + oval(360, 560, 130, 24, '#7a8488', `opacity=".6" filter="${blur(12)}"`), 'long'))),
  'clay-pot': on('#e6d8c8', () => pan(480, 560, 320, '#b98a5c', '', 'ears') + lathe(480, [[40, 430, 1], [150, 448], [296, 520], [318, 556, 1]], '#4a3428', { tilt: 0.3, gloss: 0.9 }) + ball(480, 420, 46, 36, '#4a3428')),
  'mooncake-press': on('#ecdcc4', () => rod(690, 640, 190, 36, -10, '#c08a4e', { end: '#a8703a' }) + shadow(380, 740, 210, 60) + path('M180 650C180 520 560 500 580 620V700C560 800 200 820 180 730Z', '#b07a40') + oval(380, 640, 204, 108, '#cf9c5c') + oval(380, 640, 140, 74, '#8a5a28') + Array.from({ length: 8 }, (_, i) => { const a = (i / 8) * 6.283; return oval(380 + Math.cos(a) * 78, 646 + Math.sin(a) * 40, 34, 18, '#a8703a', `transform="rotate(${n((a * 180) / 3.14)} ${n(380 + Math.cos(a) * 78)} ${n(646 + Math.sin(a) * 40)})"`) }).join('') + oval(380, 646, 30, 16, '#b98248')),
  'lacquer-chopsticks': on('#e8d9d2', () => carton(560, 840, 120, 420, 50, '#2c2a28', rect(0, 0, 420, 50, '#3a3532')) + [0, 1, 2, 3].map(i => rod(430 + i * 34, 560 + i * 30, 300, 10, 20, i % 2 ? '#2c2422' : '#9b2a22', { taper: 0.3 })).join('')),
  'dumpling-rolling-pin': on('#ebe2d0', () => rod(480, 640, 330, 32, -14, '#d9b06e', { end: '#c0904c', skin: line('M-300 6H300M-280 16H260', '#b98645', 3, 'opacity=".5"') }) + oval(640, 800, 150, 44, '#fffaf0', 'opacity=".95"') + oval(640, 792, 118, 32, '#f6ead2')),
  'vegetable-cleaver': on('#d8dcdc', () => under(440, 660, 260, 70, -8) + rod(770, 500, 140, 36, -20, '#5a3420', { end: '#3d2214', skin: [-60, 20].map(x => oval(x, 0, 10, 10, '#d8a53c')).join('') }) + path('M140 610L640 440L666 520L690 590L200 760Z', linear([[0, '#f2f5f6'], [0.4, '#c9d0d2'], [0.7, '#e6ebec'], [1, '#9aa4a8']], 0, 0, 0.6, 1)) + path('M196 742L688 572L690 590L200 760Z', '#fbfcfc') + line('M160 620L640 458', '#ffffff', 4, 'opacity=".8"')),
  'rice-crock': on('#dfdcd2', () => jarPot(480, 790, 240, '#cfd6d2', '#4f6f86') + line('M300 700q60 -40 120 0t120 0t120 0', '#4f6f86', 10, 'opacity=".7"')),
}
