import type { ContentPage } from 'store-api/store-description/content-page.ts'
import { both } from '../../product.ts'

export const membership: ContentPage = {
  name: 'membership',
  title: both('Members of the house', '桂枫会员'),
  summary: both(
    'Two memberships, Leaf and Grove: store credit each year, tastings twice a year and first pick of the spring harvest.',
    '新叶与茶林两档会员：每年储值余额、一年两场品茶会，春茶先挑。',
  ),
  sections: [
    {
      type: 'text',
      heading: both('A seat at the table', '留个座位'),
      paragraphs: [
        both(
          'Some people come every week. We began keeping their tea aside, then a cup with their name, and at some point it was a membership. It lasts a year and does not renew itself.',
          '有些客人每星期都来。先是替他们留茶，后来留了写名字的杯子，再后来，就成了会员。一年一期，不会自动续费。',
        ),
      ],
    },
    {
      type: 'products',
      heading: both('Choose yours', '挑一档'),
      source: { ids: ['leaf-membership', 'grove-membership'] },
      count: 2,
    },
    {
      type: 'steps',
      heading: both('How it works', '怎么用'),
      steps: [
        {
          heading: both('Join with an account', '登录后入会'),
          text: both(
            'Put a membership in the cart like anything else. It starts on the day it is paid.',
            '像买别的一样放进购物车，付款当天生效。',
          ),
        },
        {
          heading: both('Spend the credit', '花掉余额'),
          text: both(
            'Store credit arrives at once; use it for any order you place here.',
            '储值余额即刻到账，之后下单随时可用。',
          ),
        },
        {
          heading: both('Come to the tastings', '来品茶'),
          text: both(
            'In May for the new green teas, in November for the roasted oolongs. We write two weeks ahead.',
            '五月品新绿茶，十一月品焙火乌龙，提前两周写信给您。',
          ),
        },
      ],
    },
  ],
}
