import { between, blur, line, n, oval, path, pick } from '../ink.ts'
import { mooncake, seedBall, disc, brick } from '../bakery.ts'
import { heap, type PieceName, pieces, scatter } from '../heaps.ts'
import { beef, bundle, greens, nest, noodleBowl, scallionBits } from '../noodles.ts'
import { basket, bow, giftBox, openBox, pouch } from '../packs.ts'
import { ball, shadow } from '../solids.ts'
import { bottle, bowl, cup, jar, jarPot, plate, teapot, tin } from '../vessels.ts'
import { group } from '../ink.ts'
import { on, type Pictures } from './picture.ts'

const SAND = '#ebdfca'
const CORAL = '#f2d5c5'
const MINT = '#d8e4d6'
const SKY = '#d7e1e6'

export const inBowl = (bg: string, dish: string, kind: PieceName, colours: string[], count: number, o: { h?: number; scale?: number; spin?: number; band?: string; spill?: number } = {}) =>
  on(bg, () => bowl(480, 520, 300, 230, dish, heap(480, 520, 262, o.h ?? 120, kind, colours, count, { scale: o.scale ?? 1.1, spin: o.spin ?? 180, strew: 0, depth: 0.26 }), o.band) + (o.spill ? scatter(240, 810, 90, 34, kind, colours[0] ?? '#000000', o.spill, o.scale ?? 1.1, o.spin ?? 180) : ''))
export const bag = (bg: string, colour: string, accent: string, kind: PieceName, bits: string, scale: number, motif: number, spill: number, spin = 180) =>
  on(bg, () => pouch(430, 770, 220, 560, colour, accent, Array.from({ length: 40 }, (_, i) => group(`translate(${n(between(300, 560))} ${n(480 + i * 6.5)}) rotate(${n(between(-spin, spin))}) scale(${scale})`, pieces[kind](bits, between(-0.4, 0.5)))).join(''), motif) + scatter(720, 800, 110, 40, kind, bits, spill, scale * 1.15, spin))
const chilli = (x: number, y: number) => line(`M${n(x)} ${n(y)}q${n(between(-8, 14))} ${n(between(-10, 10))} ${n(between(8, 26))} ${n(between(-6, 6))}`, pick(['#8c1a0e', '#c8301a', '#e2552c', '#f0b45a', '#6d120a']), between(5, 12))

export const pantry: Pictures = {
  'knife-cut-noodles': on(SAND, () => bundle(480, 560, 300, 150, '#efdcb0', '#a8391f', true, '#f3dfb4')),
  'egg-noodle-nests': on('#f3e6c2', () => nest(590, 560, 190, '#edc04f') + nest(350, 700, 205, '#efc658') + nest(640, 790, 190, '#edc04f')),
  'rice-vermicelli': on(SKY, () => bundle(480, 560, 310, 130, '#f6f2e6', '#4f7a6a', false, '#f2ead6')),
  'sweet-potato-noodles': on('#dcdad6', () => nest(480, 700, 330, '#b9b2a2', 11)),
  'beef-noodle-kit': on(CORAL, () => noodleBowl(480, 500, 340, '#2f3d42', '#f0d48a', '#8a3a16', greens(330, 480, -34) + greens(380, 470, -8) + beef(560, 430, 1.15) + beef(470, 480, 1.1) + beef(630, 490, 1.05) + scallionBits(480, 530, 210, 40, 26), '#c9a35a')),
  'scallion-oil-noodles': on('#e0e4d2', () => noodleBowl(480, 500, 340, '#f4efe4', '#c98f3f', '#5a2f12', scallionBits(480, 440, 190, 50, 34) + Array.from({ length: 14 }, () => { const x = between(340, 620); const y = between(400, 480); return line(`M${n(x)} ${n(y)}q20 -16 ${n(between(30, 60))} ${n(between(-8, 12))}`, pick(['#4b5a20', '#39461a', '#6a6a28']), 8) }).join(''), '#2f5f78')),
  'chilli-crisp': on(CORAL, () => jar(480, 790, 200, 470, '#9c2413', '#2b2422', chilli)),
  'premium-soy': on('#e6d8c8', () => bottle(480, 860, 135, 'tall', '#3d1a10', '#b8342a', '#f4ead6', '#8c2b1c')),
  'black-vinegar': on('#dfd9d6', () => bottle(480, 850, 150, 'square', '#241518', '#c9a35a', '#e9dcc0', '#3a2a4a')),
  doubanjiang: on('#ecd3c3', () => jarPot(480, 790, 240, '#8a4a2a', '#6d2a18') + path('M300 470C380 440 600 440 660 470L700 540C640 560 320 560 262 540Z', '#c7352a', 'opacity="0"')),
  'stone-sesame-paste': on('#e9dec9', () => jar(450, 780, 200, 420, '#b98a55', '#5a7a55', (x, y) => oval(x, y, 22, 6, '#c79a66', 'opacity=".5"'), '#f6ecd6') + scatter(740, 810, 90, 34, 'grain', '#f0dfb6', 26, 0.7)),
  'xo-sauce': on('#f3e0b9', () => jar(480, 780, 190, 340, '#c47a26', '#b08d3c', (x, y) => line(`M${n(x)} ${n(y)}q10 -12 ${n(between(14, 34))} ${n(between(-8, 8))}`, pick(['#e8a744', '#a9551c', '#f3c672', '#8c2f14']), 9))),
  'fermented-tofu': on(CORAL, () => jar(480, 790, 210, 430, '#a8322a', '#8d6a3f', (x, y) => group(`translate(${n(x)} ${n(y)}) scale(.62)`, path('M-46 -8L2 -24L48 -6L-2 14Z', '#dd6a58') + path('M-46 -8L-2 14V54L-46 32Z', '#c24a3c') + path('M48 -6L-2 14V54L48 34Z', '#9e3329')))),
  'dried-shiitake': on('#e1d9cb', () => plate(480, 730, 400, '#ece2cf') + heap(480, 690, 215, 120, 'shroom', ['#6f4a2e', '#5d3d26', '#815a3a'], 15, { scale: 1.55, spin: 22, strew: 0 })),
  'ningxia-goji': inBowl('#e3e3d3', '#f8f4ea', 'goji', ['#cf3a28', '#b92d20', '#e0543a'], 130, { spill: 8, band: '#2f5f78' }),
  'red-dates': on('#eddccb', () => plate(480, 710, 390, '#c9b48c') + heap(480, 690, 240, 170, 'date', ['#8e2a20', '#7a2119', '#a23a2a'], 46, { scale: 1.4, spin: 40 })),
  tremella: on('#dbe2dd', () => plate(480, 730, 380, '#4f6a66') + heap(480, 680, 190, 190, 'frill', ['#f3e3b4', '#ecd79e', '#f8ecc8'], 26, { scale: 1.35, spin: 50, strew: 0 })),
  'lotus-seeds': inBowl('#e4e4d8', '#7fa092', 'lotus', ['#f2e3c0', '#e9d5a8', '#f8eed4'], 92, { scale: 1.3, spill: 6 }),
  'dried-scallop': on('#ecdfc8', () => plate(480, 720, 390, '#39474a') + heap(480, 690, 220, 150, 'scallop', ['#d99a45', '#c98a3a', '#e3ad5e'], 30, { scale: 1.5, spin: 16 })),
  'dried-longan': on('#e9dcc8', () => heap(450, 690, 270, 210, 'longan', ['#b98d57', '#a97c48', '#c79c66'], 52, { scale: 1.45 }) + shadow(760, 800, 70, 18) + ball(760, 770, 58, 52, '#b98d57') + path('M712 752C730 720 790 716 812 750C800 790 730 800 712 752Z', '#5a3016') + oval(752, 748, 22, 10, '#a2622c', `filter="${blur(3)}"`)),
  'peanut-brittle': on('#efe0c4', () => plate(480, 720, 390, '#f4eee2') + heap(480, 690, 220, 150, 'square', ['#d49a4a', '#c98d3e', '#dca858'], 28, { scale: 1.45, spin: 14, strew: 0 })),
  'haw-flakes': on('#f3d9d8', () => [0, 1, 2].map(k => Array.from({ length: [13, 9, 4][k] as number }, (_, i) => group(`translate(${[400, 640, 560][k] as number + between(-5, 5)} ${[720, 760, 850][k] as number - i * 16}) scale(2.3 2)`, (i ? '' : oval(4, 16, 46, 14, '#3a2618', `opacity=".4" filter="${blur(5)}"`)) + pieces.disc(pick(['#d2687a', '#c95c70', '#da7688']), 0.1))).join('')).join('')),
  'spiced-seeds': bag(SAND, '#b8452c', '#f3d9a0', 'seed', '#5a4a40', 1.0, 0, 12),
  'seaweed-crisps': on(MINT, () => pouch(430, 770, 220, 560, '#2f6b55', '#e9dfae', Array.from({ length: 12 }, (_, i) => group(`translate(${n(between(330, 530))} ${n(500 + i * 24)}) rotate(${n(between(-30, 30))})`, path('M-80 -16L60 -40L84 20L-60 40Z', pick(['#1d3b2a', '#274a36', '#16301f'])) + line('M-70 -12L60 -34', '#4f7f5e', 5))).join(''), 1) + [[700, 800, -8], [770, 840, 14]].map(([x = 0, y = 0, a = 0]) => oval(x + 8, y + 24, 100, 20, '#2a180c', `opacity=".35" filter="${blur(8)}"`) + group(`translate(${x} ${y}) rotate(${a})`, path('M-90 0L0 -36L92 -6L0 34Z', '#e3b565', 'transform="translate(0 12)"') + path('M-90 0L0 -36L92 -6L0 34Z', '#20402e') + line('M-70 -2L0 -28L60 -8', '#5c8f6c', 4, 'opacity=".7"'))).join('')),
  'wasabi-peas': inBowl('#dfe8cf', '#2f4a44', 'pea', ['#a9c25a', '#97b34c', '#bcd06f'], 105, { scale: 1.25, spill: 6 }),
  'sesame-nougat': on('#f2e0e0', () => plate(480, 720, 390, '#9fb4ae') + heap(480, 690, 220, 160, 'nougat', ['#fbf3e4', '#f6ead4', '#fffaf0'], 28, { scale: 1.5, spin: 14, strew: 0 })),
  'rice-crackers': on(SKY, () => heap(480, 720, 210, 170, 'cracker', ['#f3dcae', '#efd3a0'], 15, { scale: 1.6, spin: 12, strew: 0.1 })),
  'oolong-gift-trio': on('#dfe3d3', () => openBox(480, 860, 420, 260, 130, '#2f5145', '#efe2c4', at => [0.78, 0.5, 0.22].map((u, i) => { const [x, y] = at(u, 0.5); return tin(x, y + 14, 78, 200, ['#a8391f', '#d8a53c', '#1f3b34'][i] as string, ['#f3d9a0', '#7a3a16', '#cfe0c4'][i] as string, [0, 2, 1][i] as number) }).join(''))),
  'mooncake-gift-box': on('#f2dcc4', () => openBox(480, 860, 400, 400, 110, '#9b2a22', '#f1d9a4', at => [[0.73, 0.73], [0.73, 0.27], [0.27, 0.73], [0.27, 0.27]].map(([u = 0, v = 0], i) => { const [x, y] = at(u, v, 74); return mooncake(x, y - 26, 105, ['#cb8a3d', '#9a5a2c', '#c78236', '#b97a37'][i] as string, { pattern: i, h: 46, shade: false }) }).join(''))),
  'tea-for-two-set': on('#e2dccf', () => giftBox(600, 700, 300, 240, 240, '#31564b', '#d8a53c', '#f0d9a0') + teapot(370, 780, 135, '#a4503a', { flat: 0.9 }) + cup(600, 850, 76, '#9dc4ac', '#c6b95c') + cup(750, 810, 76, '#9dc4ac', '#c6b95c')),
  'new-year-hamper': on('#f3d8cc', () => basket(480, 590, 330, 230, bottle(330, 650, 75, 'tall', '#3d1a10', '#b8342a', '#f4ead6', '#8c2b1c') + tin(600, 660, 92, 260, '#a8391f', '#f0cf86', 0) + jar(470, 680, 88, 210, '#8e2a20', '#c9a35a', (x, y) => ball(x, y, 18, 14, '#9a3325')) + tin(720, 650, 60, 170, '#2f5145', '#e8d49a', 2)) + bow(480, 640, 130, '#c4261f')),
  'bakery-box': on('#eee2cf', () => openBox(480, 850, 440, 340, 90, '#c79a62', '#fbf5ea', at => [[0.82, 0.8], [0.5, 0.8], [0.18, 0.8], [0.82, 0.5], [0.5, 0.5], [0.18, 0.5], [0.82, 0.2], [0.5, 0.2], [0.18, 0.2]].map(([u = 0, v = 0], i) => { const [x, y] = at(u, v, 30); return i % 3 === 0 ? seedBall(x, y + 18, 58, '#d8932f', ['#2a211c'], true) : i % 3 === 1 ? disc(x, y + 16, 62, '#d19a50', i === 4 ? 'mould' : 'cracks') : brick(x, y + 42, 66, '#e6b65a') }).join(''), false)),
  'dried-seafood-box': on('#d9d3cb', () => giftBox(490, 850, 430, 340, 170, '#2b2326', '#c9a24e', '#c9a24e')),
}
