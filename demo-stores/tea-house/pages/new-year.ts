import type { ContentPage } from 'store-api/store-description/content-page.ts'
import { both } from '../../product.ts'

export const newYear: ContentPage = {
  name: 'new-year',
  title: both('The New Year table', '年夜饭桌'),
  summary: both(
    'Three tables for the first night of the year, and everything that stands on them.',
    '三张年夜饭的桌子，和桌上的每一样东西。',
  ),
  sections: [
    {
      type: 'countdown',
      heading: both('New Year orders', '除夕订单'),
      text: both(
        'Hampers and dumplings for the reunion dinner are packed until two days before.',
        '礼盒与饺子，除夕前两天截单。',
      ),
      endsAt: '2027-02-04T22:00:00-05:00',
      links: [{ label: both('See the gift sets', '看礼盒'), link: 'products/gift-sets' }],
    },
    {
      type: 'lookbook',
      heading: both('Set like this', '这样摆'),
      looks: [
        {
          image: {
            name: 'hero-tea-table-portrait',
            alt: both('A teapot with two cups and mooncakes', '茶壶、两只茶杯与月饼'),
          },
          text: both(
            'Before anybody is hungry: a pot that forgives long stories, and something small and steamed.',
            '人还没齐，先泡一壶经得起闲聊的茶，蒸几样小点。',
          ),
          ids: ['yixing-shuiping', 'osmanthus-oolong', 'bamboo-steamer-two-tier'],
        },
        {
          image: {
            name: 'hero-mooncakes-portrait',
            alt: both('Mooncakes stacked beside a gift box', '叠放的月饼与礼盒'),
          },
          text: both(
            'For the in-laws: a box that opens well, and osmanthus for the second pot.',
            '去岳父母家：一盒打开好看的点心，第二泡换桂花。',
          ),
          ids: ['mooncake-gift-box', 'dried-osmanthus', 'new-year-hamper'],
        },
        {
          image: {
            name: 'category-dumplings',
            alt: both('Dumplings and dim sum in a steamer', '蒸笼里的饺子与点心'),
          },
          text: both(
            'At midnight: dumplings, and the sauce that hides how late it is.',
            '零点：下饺子，配一碟提神的蘸料。',
          ),
          ids: ['pork-chive-dumplings', 'black-vinegar', 'chilli-crisp'],
        },
      ],
    },
    { type: 'livestreams', heading: both('We show how', '我们做给您看') },
  ],
}
