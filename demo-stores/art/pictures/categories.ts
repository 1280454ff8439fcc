import { bakery } from './bakery.ts'
import { giving } from './giving.ts'
import { kitchen } from './kitchen.ts'
import { larder } from './larder.ts'
import { leafAndFlower } from './leaf-and-flower.ts'
import { market } from './market.ts'
import { pantry } from './pantry.ts'
import { on, type Picture, type Pictures } from './picture.ts'
import { bun, disc, loaf, mooncake, seedBall, tart } from '../bakery.ts'
import { heap, scatter } from '../heaps.ts'
import { noodleBowl, egg, greens, scallionBits } from '../noodles.ts'
import { giftBox } from '../packs.ts'
import { cutFace, fruit, leafy } from '../produce.ts'
import { oval } from '../ink.ts'
import { whisk } from '../wares.ts'
import { bottle, bowl, cup, gaiwan, jar, plate, steamer, teapot, tin, tumbler } from '../vessels.ts'

const again = (bg: string, picture: Picture | undefined): Picture => {
  if (!picture) throw new Error('a category picture names a product that is not drawn')
  return on(bg, picture.draw)
}

/** One picture a category, each on a deeper ground than the products. */
export const categoryPictures: Pictures = {
  'category-tea': on('#c6d0b2', () => tin(260, 640, 100, 290, '#2f5145', '#e8d49a', 2) + teapot(560, 700, 190, '#8d4a34', { flat: 0.9 }) + cup(270, 800, 90, '#f6f2e8', '#c98a3c')),
  'category-loose-tea': on('#c3cfae', () => tin(650, 600, 115, 330, '#a8391f', '#f0cf86', 0) + plate(400, 720, 310, '#f3efe2') + heap(400, 700, 205, 170, 'flat', ['#8fa64b', '#7d9640', '#a5b65c', '#6f8638'], 120, { spin: 40 })),
  'category-herbal-tea': on('#ecd0c6', () => bowl(480, 560, 280, 210, '#fbf6f0', heap(480, 560, 245, 110, 'bud', ['#c94f78', '#b63f68', '#d9698c'], 54, { scale: 1.15, strew: 0, depth: 0.26 })) + scatter(220, 830, 80, 30, 'daisy', '#f3d04f', 6, 1.3, 20) + scatter(740, 830, 80, 30, 'goji', '#cf3a28', 8, 1.1)),
  'category-teaware': on('#d9c4ad', () => gaiwan(660, 640, 150, '#fbfaf6', '#c8313f') + teapot(340, 740, 170, '#5f4a41', { flat: 0.88 }) + cup(600, 840, 76, '#9dc4ac', '#c98a3c')),
  'category-drinks': on('#e3cbae', () => tumbler(350, 800, 140, 460, { layers: [[0.24, '#8a5426'], [0.3, '#d9b48a'], [0.46, '#f7ecda']], streaks: '#6e3a14', pearls: '#2d1a14', straw: '#2f3b3a' }) + tumbler(660, 840, 140, 450, { layers: [[0.42, '#a98cc0'], [0.26, '#cdb9da'], [0.32, '#f5eff2']], streaks: '#8e6dac', pearls: '#33221f', straw: '#7a5f94' })),
  'category-bakery': on('#e9d0a6', () => loaf(330, 600, 190, 270, 3, '#b8702f', '#fbeed2') + plate(560, 800, 300, '#f7f1e6') + tart(460, 760, 125) + tart(690, 765, 125)),
  'category-mooncakes': on('#dcb98c', () => [0, 1].map(i => mooncake(370, 500 - i * 135, 180, ['#b97a37', '#cb8a3d'][i] as string, { pattern: i, shade: i === 0 })).join('') + mooncake(640, 640, 185, '#9a5a2c', { pattern: 2, lobes: 12 })),
  'category-buns': on('#cfd8d0', () => steamer(480, 640, 330, 150, '') + steamer(480, 470, 330, 150, bun.pleated(480, 440, 120) + bun.split(325, 525, 130) + bun.smooth(640, 525, 130, '#f8e9c3', '#e9a92c'))),
  'category-bread': again('#e6cfa4', bakery['pineapple-bun']),
  'category-cakes': again('#efdc9f', bakery['mango-cream-cake']),
  'category-pastries': on('#e6d1a4', () => plate(480, 740, 400, '#3f5551') + tart(480, 570, 135) + disc(310, 730, 150, '#d19a50', 'cracks') + seedBall(650, 760, 140, '#d8932f', ['#2a211c'], true)),
  'category-grocery': on('#d9cdb6', () => bottle(290, 720, 100, 'tall', '#3d1a10', '#b8342a', '#f4ead6', '#8c2b1c') + jar(520, 730, 130, 310, '#9c2413', '#2b2422', (x, y) => scatter(x, y, 4, 4, 'goji', '#c8301a', 1, 0.5)) + bowl(690, 690, 165, 120, '#f8f4ea', heap(690, 690, 140, 80, 'goji', ['#cf3a28', '#b92d20', '#e0543a'], 70, { strew: 0, depth: 0.26, scale: 0.8 }), '#2f5f78')),
  'category-noodles': on('#ddd0b2', () => noodleBowl(480, 500, 340, '#7fa0a4', '#f0d48a', '#b8702a', greens(350, 480, -24) + egg(570, 450, 1.25) + scallionBits(480, 530, 200, 36, 26))),
  'category-sauces': on('#e6bfae', () => bottle(310, 740, 110, 'tall', '#3d1a10', '#b8342a', '#f4ead6', '#8c2b1c') + bottle(500, 770, 105, 'square', '#241518', '#c9a35a', '#e9dcc0', '#3a2a4a') + jar(700, 790, 120, 280, '#b98a55', '#5a7a55', (x, y) => scatter(x, y, 3, 3, 'grain', '#c79a66', 1, 0.4), '#f6ecd6')),
  'category-dried-goods': on('#d5ccb9', () => plate(480, 740, 400, '#ece2cf') + heap(400, 690, 170, 90, 'shroom', ['#6f4a2e', '#5d3d26', '#815a3a'], 10, { scale: 1.35, spin: 22, strew: 0 }) + heap(660, 760, 110, 70, 'date', ['#8e2a20', '#7a2119', '#a23a2a'], 16, { scale: 1.1, spin: 40, strew: 0 })),
  'category-snacks': again('#c9d9bd', pantry['wasabi-peas']),
  'category-gifts': on('#d8b9a4', () => giftBox(560, 720, 300, 250, 200, '#31564b', '#d8a53c', '#f0d9a0') + giftBox(360, 860, 240, 210, 130, '#9b2a22', '#f0cf86')),
  'category-tea-bags': again('#c9d3e0', leafAndFlower['lychee-black-bags']),
  'category-tea-tools': on('#d3cdb2', () => whisk(620, 780, 160) + tin(320, 790, 120, 240, '#3d5a63', '#d9c48a', 3) + cup(470, 850, 84, '#9dc4ac', '#c98a3c')),
  'category-rice-grains': again('#d9d2bd', larder['azuki-beans']),
  'category-seasonings': on('#e2c7b4', () => bowl(360, 620, 200, 150, '#4c433d', heap(360, 620, 172, 90, 'lotus', ['#8a2f24', '#a8402f', '#6d2219', '#c06a4a'], 90, { scale: 0.65, strew: 0, depth: 0.26 })) + jar(660, 780, 130, 280, '#e6ddc6', '#2c3a35', (x, y) => oval(x, y, 12, 11, '#f7f1e0')) + scatter(520, 840, 120, 16, 'goji', '#b52218', 7, 1.3)),
  'category-preserved': again('#d6d6ae', larder['pickled-mustard-greens']),
  'category-soups': again('#cddac9', kitchen['winter-melon-barley-soup']),
  'category-kitchenware': again('#d8ccb0', kitchen['bamboo-steamer-two-tier']),
  'category-fresh': on('#cfdcc0', () => leafy(330, 820, 1.15, -8, { blade: '#4f8a3c', stalk: '#d6e5ab', wide: 0.95, stem: 0.55 }) + fruit(600, 700, 140, 106, '#e8792c', { calyx: '#7d8f45' }) + cutFace(700, 770, 104, 104, '#d8447a', '#fbf6f6', (x, y) => scatter(x, y, 66, 60, 'grain', '#2a2226', 16, 0.32)) + fruit(520, 850, 124, 118, '#dccb74', { stem: true, pores: '#a8904a' })),
  'category-produce': again('#d0dcc6', market['shanghai-bok-choy']),
  'category-dumplings': again('#d9cdb4', market['pork-shrimp-shumai']),
  'category-tofu-eggs': again('#cdd9da', market['silken-tofu']),
  'category-gift-wrap': again('#e0c8bf', giving['gift-wrap-paper']),
  'category-gift-sets': again('#bfcab4', pantry['oolong-gift-trio']),
}
