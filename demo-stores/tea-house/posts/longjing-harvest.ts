import type { ContentPage } from 'store-api/store-description/content-page.ts'
import { both } from '../../product.ts'

export const longjingHarvest: ContentPage = {
  name: 'longjing-harvest',
  title: both('Nine days in the Longjing hills', '龙井山上的九天'),
  summary: both(
    'What we saw of this spring’s picking, and why the tin you buy in May was roasted by one pair of hands.',
    '今年春茶采摘记：五月你买到的那一罐，出自同一双手。',
  ),
  post: {
    publishedAt: '2026-05-04T14:00:00Z',
    author: both('Mei Lin, tea buyer', '林梅 · 选茶师'),
    cover: {
      name: 'longjing-spring',
      alt: both('Flat green leaves of spring Longjing', '扁平光滑的明前龙井'),
    },
    related: ['storing-tea'],
  },
  sections: [
    {
      type: 'html',
      html: both(
        `<p>It rained on the first three days, and nobody picks in the rain. We sat with Mr Zhou under his eaves, shelled beans and tasted last year’s leaf to remember what we were looking for.</p>
<p>On the fourth morning the hill was full of hats by five o’clock. A good picker brings home a kilogram of one bud and one leaf; after the wok that is two hundred grams. You can do the sum for a tin.</p>
<h2>The wok</h2>
<p>Zhou presses the leaves flat with a bare hand in a pan that is too hot to touch. He has done it for thirty-one springs. Machines are quicker, and for everyday tea we buy from machines too; but this lot is his alone, and we took all of it.</p>
<p>How to drink it: 80 °C, a tall glass, three grams, no lid. Watch the leaves stand up.</p>`,
        `<p>头三天都在下雨，雨天不采茶。我们坐在周师傅屋檐下剥豆子，把去年的茶再喝一遍，记住要找的是什么味道。</p>
<p>第四天清早五点，满山都是斗笠。一个好手一天采得一公斤一芽一叶，下锅炒完只剩二百克。一罐茶要多少芽头，您自己算。</p>
<h2>那口锅</h2>
<p>锅烫得碰不得，周师傅空手把叶子一片片压平，这样炒了三十一个春天。机器快，日常茶我们也收机制的；可这一批全是他一个人的，我们都要了。</p>
<p>喝法：八十度水，玻璃高杯，三克茶，不加盖。看叶子一根根站起来。</p>`,
      ),
    },
    {
      type: 'products',
      heading: both('This spring’s teas', '今春的茶'),
      source: { tag: 'green-tea' },
      count: 4,
    },
  ],
}
