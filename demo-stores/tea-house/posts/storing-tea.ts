import type { ContentPage } from 'store-api/store-description/content-page.ts'
import { both } from '../../product.ts'

export const storingTea: ContentPage = {
  name: 'storing-tea',
  title: both('Where tea likes to live', '茶叶该放在哪儿'),
  summary: both(
    'Air, light, damp and the spice drawer are what tea fears. Four habits that keep it fresh.',
    '茶怕四样：气、光、潮、味。养成四个习惯，茶香留得住。',
  ),
  post: {
    publishedAt: '2026-05-20T14:00:00Z',
    author: both('Mei Lin, tea buyer', '林梅 · 选茶师'),
    cover: { name: 'stoneware-caddy', alt: both('A stoneware caddy with its lid', '粗陶茶仓与盖') },
    related: ['first-gongfu-table', 'longjing-harvest'],
  },
  sections: [
    {
      type: 'html',
      html: both(
        `<p>A tin on the windowsill looks lovely and ruins the tea in a month. Leaves go on taking in whatever is around them, so the best place is a dull one: dark, dry, cool and away from the stove.</p>
<h2>Keep green tea cold, let dark tea breathe</h2>
<p><strong>Green and white teas</strong> lose their top notes first. Seal them well and keep what you will not drink within the month in the fridge; let the packet come back to room temperature before you open it, or the damp settles on the leaves.</p>
<p><strong>Ripe pu-erh</strong> is the other way round. It wants a little air: paper wrapping, a clay jar, no fridge.</p>
<h2>Four habits</h2>
<ul><li>Buy what you drink in three months.</li><li>One tea, one tin; scents wander.</li><li>Use a dry scoop, never the spoon from the cup.</li><li>Write the date of opening under the lid.</li></ul>`,
        `<p>茶罐摆在窗台上好看，可一个月茶就走味了。茶叶一直在吸周围的气味，最好的地方往往最不起眼：暗、干、凉，离灶台远一点。</p>
<h2>绿茶要冷，熟茶要透气</h2>
<p><strong>绿茶、白茶</strong>最先丢的是鲜香。封严实，一个月内喝不完的放冰箱；取出后先回到室温再开封，不然水汽全凝在茶上。</p>
<p><strong>熟普</strong>正相反，要一点空气：棉纸包着，放陶罐里，不进冰箱。</p>
<h2>四个习惯</h2>
<ul><li>一次只买三个月的量。</li><li>一罐一茶，香气会串。</li><li>用干茶匙取茶，别拿杯里的勺子。</li><li>开罐日期写在盖子底下。</li></ul>`,
      ),
    },
    {
      type: 'products',
      heading: both('Good homes for tea', '给茶一个家'),
      source: { category: 'teaware' },
      count: 4,
    },
  ],
}
