import type { ContentPage } from 'store-api/store-description/content-page.ts'
import { both } from '../../product.ts'

export const firstGongfuTable: ContentPage = {
  name: 'first-gongfu-table',
  title: both('Your first gongfu table', '第一次摆功夫茶'),
  summary: both(
    'You need less than you think: a gaiwan, a pitcher, two cups and five minutes.',
    '其实用不了多少东西：一只盖碗、一个公道杯、两只杯子，五分钟。',
  ),
  post: {
    publishedAt: '2026-04-28T14:00:00Z',
    author: both('Daniel Wu, Keefer Street', '吴丹尼 · 奇化街茶室'),
    cover: { name: 'gaiwan-plum', alt: both('A gaiwan painted with plum blossom', '梅花盖碗') },
    related: ['storing-tea', 'tea-and-mooncakes'],
  },
  sections: [
    {
      type: 'html',
      html: both(
        `<p>Gongfu means taking care, not owning things. Small vessel, plenty of leaf, short steeps: the same tea shows you six faces instead of one.</p>
<h2>What to put on the table</h2>
<p>A gaiwan of 100 to 120 ml, a pitcher so that every cup tastes alike, and two small cups. A tray is welcome; a folded towel on a plate does the same work.</p>
<h2>The first six steeps</h2>
<ol><li>Warm everything with hot water and pour it away.</li><li>Five grams of oolong in the gaiwan; smell the warm leaves.</li><li>Water just off the boil, ten seconds, pour it all out.</li><li>Second and third steep: ten seconds again.</li><li>From the fourth, five seconds more each time.</li><li>Stop when the tea has nothing left to say.</li></ol>
<blockquote>If a steep comes out too strong, it was not a mistake. Add hot water to the cup and drink on.</blockquote>`,
        `<p>功夫，是用心，不是添置家当。器小、茶足、出汤快，同一款茶能看见六张脸。</p>
<h2>桌上摆什么</h2>
<p>一只 100 至 120 毫升的盖碗，一个公道杯让每杯浓淡一样，两只小杯。有茶盘最好，盘子上垫块毛巾也一样用。</p>
<h2>头六泡</h2>
<ol><li>热水温器，倒掉。</li><li>五克乌龙入碗，先闻一闻热香。</li><li>沸水稍歇，十秒，一次出尽。</li><li>第二、三泡，还是十秒。</li><li>第四泡起，每泡多五秒。</li><li>味道淡了就收。</li></ol>
<blockquote>泡浓了不算失手，杯里兑点热水，接着喝。</blockquote>`,
      ),
    },
    {
      type: 'products',
      heading: both('To begin with', '从这些开始'),
      source: { ids: ['gaiwan-plum', 'cloud-pitcher', 'celadon-cup-pair', 'tieguanyin-classic'] },
      count: 4,
    },
  ],
}
