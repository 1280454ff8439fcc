import type { ContentPage } from 'store-api/store-description/content-page.ts'
import { both } from '../../product.ts'

export const teaAndMooncakes: ContentPage = {
  name: 'tea-and-mooncakes',
  title: both('Which tea with which mooncake', '什么月饼配什么茶'),
  summary: both(
    'Rich filling, roasted tea; fruit and custard, flowers. A short table to keep by the kettle.',
    '馅重配焙火茶，果味奶黄配花茶。一张小表，贴在水壶边。',
  ),
  post: {
    publishedAt: '2026-03-30T14:00:00Z',
    author: both('Guifeng bakery', '桂枫烘焙房'),
    cover: { name: 'lotus-yolk-mooncake', alt: both('A lotus mooncake cut open', '切开的莲蓉蛋黄月饼') },
    related: ['first-gongfu-table'],
  },
  sections: [
    {
      type: 'html',
      html: both(
        `<p>A mooncake is sweet, dense and salty at its heart. Tea has two jobs beside it: to cut the richness and to make you want the next bite.</p>
<table><thead><tr><th scope="col">Mooncake</th><th scope="col">Tea</th><th scope="col">Why</th></tr></thead><tbody><tr><td>Lotus and yolk</td><td>Rougui rock oolong</td><td>Roast and cinnamon answer the salt of the yolk</td></tr><tr><td>Five nut</td><td>Aged ripe pu-erh</td><td>Deep and smooth, it clears the oil</td></tr><tr><td>Red bean</td><td>Keemun black</td><td>Cocoa beside bean, without more sugar</td></tr><tr><td>Custard lava</td><td>Jasmine pearls</td><td>Flowers lift the butter</td></tr></tbody></table>
<p>Cut a mooncake in eight and brew the tea a little stronger than usual. Four people, one box, one pot: that is the right size of an evening.</p>`,
        `<p>月饼甜、实，芯里带咸。旁边这杯茶有两件事要做：解腻，再勾你吃下一口。</p>
<table><thead><tr><th scope="col">月饼</th><th scope="col">茶</th><th scope="col">为什么</th></tr></thead><tbody><tr><td>莲蓉蛋黄</td><td>肉桂岩茶</td><td>焙火与桂皮香，接得住蛋黄的咸</td></tr><tr><td>五仁</td><td>陈年熟普</td><td>醇厚顺滑，刮油</td></tr><tr><td>红豆</td><td>祁门红茶</td><td>可可香遇豆沙，不必再添糖</td></tr><tr><td>流心奶黄</td><td>茉莉龙珠</td><td>花香把黄油提起来</td></tr></tbody></table>
<p>月饼切八块，茶比平日泡浓一点。四个人、一盒饼、一壶茶，一个晚上刚刚好。</p>`,
      ),
    },
    {
      type: 'products',
      heading: both('From the oven', '新鲜出炉'),
      source: { category: 'mooncakes' },
      count: 4,
    },
  ],
}
