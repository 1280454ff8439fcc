import type { ContentPage } from 'store-api/store-description/content-page.ts'
import { both } from '../../product.ts'

export const home: ContentPage = {
  name: 'home',
  title: both('Tea, bakery and pantry', '茶、烘焙与南北货'),
  summary: both(
    'Whole-leaf tea, mooncakes and buns baked each morning, and a Chinese pantry you can trust. Order for pickup in Ontario and British Columbia.',
    '原叶好茶、每日现烤月饼与包点、信得过的南北干货。安大略与卑诗省门店，线上下单，到店自取。',
  ),
  sections: [
    {
      type: 'hero',
      heading: both('A pot of tea, and something warm beside it', '一壶好茶，配一口热乎的'),
      text: both(
        'Spring leaves, buns from the morning steamer and pantry goods we cook with ourselves. Order now, pick up when it suits you.',
        '春茶新到，包点清早上笼，干货都是自家厨房用的。现在下单，挑个方便的时间来取。',
      ),
      image: {
        name: 'hero-tea-table',
        alt: both(
          'A teapot, two cups, mooncakes and a bamboo steamer on a warm table',
          '暖色桌面上的茶壶、茶杯、月饼与竹蒸笼',
        ),
      },
      portrait: {
        name: 'hero-tea-table-portrait',
        alt: both('A teapot with two cups and mooncakes', '茶壶、两只茶杯与月饼'),
      },
      links: [
        { label: both('Shop tea', '选茶'), link: 'products/tea' },
        { label: both('From the oven', '看烘焙'), link: 'products/bakery' },
      ],
    },
    {
      type: 'categories',
      heading: both('Find your shelf', '逛逛货架'),
      slugs: [
        'loose-tea',
        'teaware',
        'mooncakes',
        'buns',
        'cakes',
        'dumplings',
        'produce',
        'noodles',
        'sauces',
        'soups',
        'kitchenware',
        'gift-sets',
      ],
    },
    {
      type: 'products',
      heading: both('What people come back for', '回头客最爱'),
      source: { tag: 'bestseller' },
      count: 8,
    },
    {
      type: 'hero',
      heading: both('Mooncakes, pressed by hand', '手压月饼，四季都有'),
      text: both(
        'Lotus seed, salted yolk, snow skin. Our bakers press every piece in a pear-wood mould and let it rest three days until the crust turns soft.',
        '莲蓉、蛋黄、冰皮。师傅用梨木模一个个压出来，回油三天，饼皮才算到位。',
      ),
      image: {
        name: 'hero-mooncakes',
        alt: both('Moulded mooncakes beside a gift box and osmanthus', '月饼、礼盒与桂花'),
      },
      portrait: {
        name: 'hero-mooncakes-portrait',
        alt: both('Mooncakes stacked beside a gift box', '叠放的月饼与礼盒'),
      },
      links: [{ label: both('See the mooncakes', '去看月饼'), link: 'products/mooncakes' }],
    },
    { type: 'products', heading: both('New on the shelf', '新到货'), source: { newest: true }, count: 8 },
    {
      type: 'hero',
      heading: both('The more of us, the less each pays', '一起买，越拼越便宜'),
      text: both(
        'Group buys run for a few days: join one that is open, bring the neighbours, and everybody gets the lowest price that was reached.',
        '每期拼团开几天：进团下单，叫上左邻右舍，结束时人人按最低一档付款。',
      ),
      links: [{ label: both('See the group buys', '看看拼团'), link: 'store/groupCampaigns' }],
    },
    {
      type: 'products',
      heading: both('For tonight’s pot', '今晚吃锅'),
      source: { tag: 'hotpot-addon' },
      count: 4,
      more: { label: both('Soup and hot pot', '汤料火锅'), link: 'products/soups' },
    },
    {
      type: 'products',
      heading: both('Folded by hand, frozen for you', '手工包好，替您冻着'),
      source: { category: 'dumplings' },
      count: 4,
      more: { label: both('All dumplings and dim sum', '全部饺子点心'), link: 'products/dumplings' },
    },
    {
      type: 'products',
      heading: both('Last chance', '清仓好价'),
      source: { clearance: true },
      count: 4,
      more: { label: both('All last-chance items', '全部清仓'), link: 'clearance' },
    },
    {
      type: 'hero',
      heading: both('New here? Ten percent off', '第一次来？先打个九折'),
      text: both(
        'TEATIME10 takes a tenth off an order from $30 on, twice per person; WELCOME5 five dollars off your first. Type it in where you pay.',
        '付款时填 TEATIME10，订单满 $30 享九折，每人两次；填 WELCOME5，首单立减 $5。',
      ),
      links: [{ label: both('How pickup works', '怎么取货'), link: 'page/pickup' }],
    },
    {
      type: 'hero',
      heading: both('Slow on purpose', '慢，是故意的'),
      text: both(
        'We roast oolong for two nights, rest mooncakes for three days and dry noodles for four. What we learn on the way we write down.',
        '乌龙焙两夜，月饼回油三天，面条阴干四天。路上学到的，都写在笔记里。',
      ),
      links: [{ label: both('Read our notes', '读店铺笔记'), link: 'blog' }],
    },
  ],
}
