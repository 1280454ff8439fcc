import { blur, line, oval, path } from '../ink.ts'
import { bakedBun, boule, brick, bun, cakeRound, disc, layered, loaf, mooncake, mooncakeCut, seedBall, swissRoll, tart } from '../bakery.ts'
import { flecks, osmanthus, scatter } from '../heaps.ts'
import { shadow } from '../solids.ts'
import { plate, steamer } from '../vessels.ts'
import { on, type Pictures } from './picture.ts'

const WARM = '#f0dfc4'
const BLUSH = '#f2dcd6'
const MIST = '#dbe2de'
const OAT = '#ebe0cf'

const berry = (x: number, y: number, s = 1) =>
  oval(x + 8 * s, y + 6 * s, 36 * s, 16 * s, '#5a1a1a', `opacity=".3" filter="${blur(5)}"`) + path(`M${x - 36 * s} ${y - 28 * s}C${x - 40 * s} ${y - 66 * s} ${x + 40 * s} ${y - 66 * s} ${x + 36 * s} ${y - 28 * s}C${x + 30 * s} ${y} ${x + 12 * s} ${y + 14 * s} ${x} ${y + 16 * s}C${x - 12 * s} ${y + 14 * s} ${x - 30 * s} ${y} ${x - 36 * s} ${y - 28 * s}Z`, '#c9252f') + oval(x - 14 * s, y - 38 * s, 14 * s, 10 * s, '#ff8f86', `opacity=".8" filter="${blur(4)}"`) + [[-18, -20], [0, -8], [16, -22], [2, -34], [-6, -46], [22, -40]].map(([a = 0, b = 0]) => oval(x + a * s, y + b * s, 2.6 * s, 3.6 * s, '#f7d77a')).join('')
const mango = (x: number, y: number) => oval(x + 6, y + 12, 34, 12, '#7a4a10', `opacity=".3" filter="${blur(5)}"`) + path(`M${x - 34} ${y - 6}L${x} ${y - 22}L${x + 36} ${y - 8}L${x + 4} ${y + 8}Z`, '#ffc93c') + path(`M${x - 34} ${y - 6}L${x + 4} ${y + 8}V${y + 34}L${x - 34} ${y + 18}Z`, '#f7a823') + path(`M${x + 36} ${y - 8}L${x + 4} ${y + 8}V${y + 34}L${x + 36} ${y + 16}Z`, '#de8413')
const basketOf = (bg: string, inner: () => string) => on(bg, () => steamer(480, 560, 370, 180, inner()))
const sponge = (cx: number, base: number) => shadow(cx, base, 90, 22) + path(`M${cx - 110} ${base - 300}L${cx - 76} ${base}Q${cx} ${base + 18} ${cx + 76} ${base}L${cx + 110} ${base - 300}L${cx + 60} ${base - 262}L${cx + 16} ${base - 312}L${cx - 40} ${base - 258}Z`, '#efe4d0') + path(`M${cx + 20} ${base - 310}L${cx + 60} ${base - 262}L${cx + 110} ${base - 300}L${cx + 76} ${base}Q${cx + 50} ${base + 10} ${cx + 20} ${base + 9}Z`, '#d3c3a6') + line(`M${cx - 40} ${base - 256}L${cx - 26} ${base + 6}M${cx + 18} ${base - 300}V${base + 8}`, '#cdbb9b', 5) + path(`M${cx - 92} ${base - 270}C${cx - 100} ${base - 380} ${cx + 96} ${base - 384} ${cx + 94} ${base - 268}L${cx + 60} ${base - 240}L${cx + 16} ${base - 276}L${cx - 40} ${base - 236}Z`, '#dfa04c') + oval(cx - 26, base - 322, 44, 20, '#f8dc9a', `opacity=".8" filter="${blur(8)}"`) + line(`M${cx - 60} ${base - 304}Q${cx} ${base - 340} ${cx + 60} ${base - 300}`, '#a96b25', 5, 'opacity=".5"')

export const bakery: Pictures = {
  'lotus-yolk-mooncake': on(WARM, () => mooncake(420, 470, 235, '#cb8a3d') + mooncakeCut(650, 810, 165, '#c98439', '#d9b06a', '#f08a24')),
  'red-bean-mooncake': on('#ead6c6', () => mooncake(480, 510, 300, '#9a5a2c', { pattern: 2, lobes: 12 })),
  'snow-skin-mooncake': on('#e8eadd', () => mooncake(480, 400, 165, '#d9c3e4', { pattern: 2, lobes: 12, gloss: 0.2, h: 105 }) + mooncake(310, 610, 170, '#c5dda8', { pattern: 0, lobes: 12, gloss: 0.2, h: 108 }) + mooncake(660, 630, 170, '#f4c7cb', { pattern: 3, lobes: 12, gloss: 0.2, h: 108 })),
  'five-nut-mooncake': on(OAT, () => mooncake(450, 490, 270, '#b97a37', { pattern: 1 }) + scatter(730, 770, 80, 40, 'seed', '#b9814a', 6, 1.3) + scatter(250, 810, 70, 24, 'seed', '#8d5a30', 4, 1.3)),
  'custard-lava-mooncake': on('#f5e4b8', () => mooncake(300, 450, 150, '#e3a545', { pattern: 3, lobes: 14, h: 96 }) + mooncake(620, 420, 150, '#e3a545', { pattern: 0, lobes: 14, h: 96 }) + oval(500, 812, 170, 36, '#f3ae1e') + oval(470, 804, 120, 18, '#ffd766') + mooncakeCut(480, 790, 150, '#dfa044', '#f8c02e', '#ff9d1c') + path('M420 735C440 715 530 715 545 738C552 770 566 800 590 818C540 832 420 830 385 815C405 790 414 760 420 735Z', '#f9b421') + path('M432 745C440 735 470 730 480 734C476 760 450 790 420 800C426 780 430 760 432 745Z', '#ffe08a')),
  'matcha-mooncake': on('#dfe6cf', () => mooncake(560, 400, 205, '#8ba358', { pattern: 0, lobes: 14, gloss: 0.25 }) + mooncake(380, 590, 225, '#95ad60', { pattern: 3, lobes: 14, gloss: 0.25 })),
  'bbq-pork-bun': basketOf(WARM, () => bun.split(480, 530, 140) + bun.split(310, 620, 150, '#93331f') + bun.split(650, 625, 150, '#87301c')),
  'custard-bun': on('#f4e6c4', () => plate(480, 690, 390, '#7fa0a4') + bun.smooth(330, 640, 170, '#f8e9c3', '#e9a92c') + bun.smooth(640, 620, 165, '#f8e9c3', '#e9a92c') + bun.smooth(500, 760, 180, '#f8e9c3') + path('M400 640C440 610 560 600 610 640C600 690 560 720 500 716C450 716 410 690 400 640Z', '#fdf3da') + path('M420 646C460 624 550 620 590 648C580 684 550 704 500 700C456 700 426 682 420 646Z', '#f6a91c') + path('M470 690C480 700 520 704 540 690C556 720 552 764 566 790C530 806 480 800 466 786C478 760 462 720 470 690Z', '#f8b42a') + oval(480, 652, 40, 12, '#ffe08a', `filter="${blur(4)}"`)),
  'milk-mantou': basketOf(MIST, () => bun.square(340, 545, 130) + bun.square(600, 540, 130) + bun.square(480, 660, 145)),
  'vegetable-bun': basketOf('#dde4d0', () => bun.pleated(480, 520, 135) + bun.pleated(305, 620, 145) + bun.pleated(655, 622, 145)),
  'red-bean-bun': on(BLUSH, () => plate(480, 730, 380, '#f8f4ec') + bun.peach(620, 640, 150) + bun.peach(350, 660, 155) + bun.peach(500, 770, 165)),
  'scallion-flower-roll': on('#e2e5d3', () => plate(480, 710, 390, '#5d7f7a') + bun.roll(350, 690, 190, ['#5d9c3d', '#3f7e35', '#8cc152']) + bun.roll(620, 740, 200, ['#5d9c3d', '#3f7e35', '#8cc152'])),
  'purple-yam-bun': on('#e6deea', () => plate(480, 720, 380, '#f6f2ea') + bun.swirl(480, 590, 150, '#8d62a8') + bun.swirl(320, 720, 165, '#8d62a8') + bun.swirl(640, 725, 165, '#9c72b6')),
  'milk-toast-loaf': on(WARM, () => loaf(430, 740, 270, 380, 3, '#b8702f', '#fbeed2')),
  'pineapple-bun': on('#f3e4c0', () => bakedBun(480, 730, 320, '#c9853a', 'crackle')),
  'black-sesame-loaf': on('#dedbd3', () => loaf(410, 730, 270, 330, 2, '#9a6a3e', '#efe6d6', '#4a4340')),
  'scallion-floss-bun': on(OAT, () => bakedBun(560, 570, 240, '#c98a45', 'floss') + bakedBun(390, 760, 270, '#c98a45', 'floss')),
  'cocktail-bun': on('#f0ddc6', () => bakedBun(590, 560, 240, '#bd6f2a', 'stripes') + bakedBun(380, 750, 275, '#c3752e', 'stripes')),
  'walnut-longan-loaf': on('#e2d7c8', () => boule(470, 740, 320) + scatter(760, 800, 50, 26, 'longan', '#b98d57', 2, 0.9)),
  'mango-cream-cake': on('#f6ebc8', () => cakeRound(480, 690, 290, 190, '#fdf6e6', ['#f6b63a', '#f6b63a'], (x, y) => mango(x, y), 26)),
  'matcha-swiss-roll': on('#e1e8d2', () => swissRoll(370, 740, 205, 260, '#8aa84e', '#fbf6e8', '#6b2a24')),
  'paper-sponge': on('#ece4d4', () => sponge(590, 700) + sponge(410, 790)),
  'honey-castella': on('#f2e2bd', () => layered(560, 600, 150, 330, [[14, '#7d4a1f'], [150, '#f3cd6c'], [16, '#71401a']]) + layered(400, 790, 150, 330, [[14, '#7d4a1f'], [150, '#f5d278'], [16, '#71401a']])),
  'taro-mochi-cake': on('#e6deea', () => layered(480, 820, 270, 270, [[56, '#f0d79a'], [44, '#a98cc0'], [40, '#fbf6ee'], [56, '#f0d79a'], [48, '#b79bcb'], [44, '#fdf8f2']]) + flecks(480, 390, 170, 60, ['#8e6dac', '#c5aed6'], 40, 9)),
  'strawberry-slice': on(BLUSH, () => {
    const side = (y: number, h: number, c: string) => path(`M200 ${y}L470 ${y + 130}L760 ${y + 40}V${y + 40 + h}L470 ${y + 130 + h}L200 ${y + h}Z`, c)
    return plate(480, 770, 400, '#fbf8f3') + path('M200 680L500 590L790 640L480 815Z', '#3a2618', `opacity=".4" filter="${blur(12)}"`) + side(610, 70, '#f3cf86') + side(580, 34, '#fdf6ec') + side(510, 74, '#f5d592') + side(478, 36, '#fdf6ec') + [280, 380, 560, 660].map((x, i) => oval(x, 605 + (i % 2 ? 58 : 18) + (i > 1 ? 40 : 14), 24, 15, '#d53a40')).join('') + path('M470 608L760 518V678L470 768Z', '#7a4a20', 'opacity=".14"') + path('M200 478L500 380L760 518L470 608Z', '#fffaf2') + line('M200 478L470 608L760 518', '#fff', 6) + berry(420, 500, 1.25) + berry(540, 470, 1.1) + berry(560, 545, 1.3)
  }),
  'osmanthus-jelly-cake': on('#f3e4b9', () => plate(480, 740, 400, '#5a7d74') + [[480, 640], [330, 720], [630, 725], [480, 800]].map(([x = 0, y = 0]) => layered(x, y, 118, 118, [[34, '#fbf6ea'], [62, '#e8a938']]) + osmanthus(x, y - 150, 70, 22, 5, 11)).join('')),
  'egg-tart': on('#f5e5bb', () => plate(480, 740, 400, '#f7f1e6') + tart(480, 560, 150) + tart(320, 730, 168) + tart(650, 735, 168)),
  'walnut-cookie': on('#ecdcc2', () => disc(600, 560, 190, '#d19a50', 'cracks') + disc(350, 640, 205, '#cf9448', 'cracks') + disc(580, 780, 205, '#d8a259', 'cracks')),
  'wife-cake': on(OAT, () => disc(590, 560, 220, '#e2b568', 'slits') + disc(380, 740, 245, '#e6bb6f', 'slits')),
  'sesame-ball': on('#f0e0c4', () => plate(480, 740, 390, '#3f5551') + seedBall(480, 610, 140, '#cf8f3e', ['#f7e3b0', '#fff2cf', '#e9cd8c']) + seedBall(325, 745, 155, '#cf8f3e', ['#f7e3b0', '#fff2cf', '#e9cd8c']) + seedBall(635, 750, 155, '#c98736', ['#f7e3b0', '#fff2cf', '#e9cd8c'])),
  'yolk-pastry': on('#eddcb8', () => seedBall(480, 560, 150, '#d8932f', ['#2a211c', '#3a2f28'], true) + seedBall(305, 730, 165, '#dd9a35', ['#2a211c', '#3a2f28'], true) + seedBall(650, 735, 165, '#d8932f', ['#2a211c', '#3a2f28'], true)),
  'almond-cookie': on('#e7e0d0', () => [0, 1, 2].map(i => disc(380 + (i % 2) * 14, 740 - i * 70, 190, '#e8cf9a', 'mould')).join('') + disc(660, 780, 170, '#e8cf9a', 'mould')),
  'pineapple-shortcake': on('#f4e6bf', () => brick(560, 610, 210, '#e6b65a') + brick(330, 740, 220, '#e9bc62') + brick(640, 830, 220, '#e6b65a', '#d98a1f')),
}
