import type { ContentPage } from 'store-api/store-description/content-page.ts'
import { both } from '../../product.ts'

export const keefer: ContentPage = {
  name: 'keefer-street',
  title: both('Keefer Street Tea Room', '奇化街茶室'),
  summary: both(
    'Twelve tables, a wall of oolong and ginger milk to order in Vancouver’s Chinatown.',
    '温哥华唐人街，十二张桌子，一面墙的乌龙，现撞的姜奶。',
  ),
  sections: [
    {
      type: 'image',
      image: {
        name: 'travel-gongfu-set',
        alt: both('A gaiwan and three cups on a tray', '托盘上的盖碗与三只茶杯'),
      },
    },
    {
      type: 'text',
      heading: both('The quiet one', '安静的那家'),
      paragraphs: [
        both(
          'Our smallest shop has no oven of its own: bread and buns come over from Richmond each morning, and the rest is tea and time. Order here for pickup, or sit down, choose the number of your table and we bring the kettle.',
          '这是最小的一家，自己不开炉：面包和包点每天清早从列治文送来，剩下的只有茶和时间。在这里下单，自取或坐下都行：选好桌号，我们提壶过来。',
        ),
      ],
    },
    {
      type: 'products',
      heading: both('Poured here', '这里喝得到'),
      source: { ids: ['oriental-beauty', 'ginger-milk-pudding', 'milan-dancong', 'alishan-high-mountain'] },
      count: 4,
      more: { label: both('All teas', '全部茶叶'), link: 'products/loose-tea' },
    },
  ],
}
