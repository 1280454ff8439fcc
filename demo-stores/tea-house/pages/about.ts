import type { ContentPage } from 'store-api/store-description/content-page.ts'
import { both } from '../../product.ts'

export const about: ContentPage = {
  name: 'about',
  title: both('Our house', '关于桂枫'),
  summary: both(
    'How a tea counter in Markham became a tea, bakery and grocery house in two provinces.',
    '从万锦的一张茶台，到安大略与卑诗两省的茶食铺。',
  ),
  sections: [
    {
      type: 'image',
      image: { name: 'category-teaware', alt: both('A clay teapot and cups', '紫砂壶与茶杯') },
    },
    {
      type: 'text',
      heading: both('Osmanthus and maple', '桂与枫'),
      paragraphs: [
        both(
          'Gui is osmanthus, the small gold flower that scents southern Chinese courtyards in autumn. Feng is maple. Our family came from one and settled under the other, and the shop carries both names.',
          '桂，是江南秋天满院的香；枫，是落脚加拿大后抬头就见的红。一家人从桂花树下走到枫树下，铺名就这么来的。',
        ),
        both(
          'It began with six teas on a folding table. Customers asked what to eat with them, so we baked; then they asked for the flour, the beans and the sauces, so we stocked those too.',
          '起初只是一张折叠桌、六款茶。客人问配什么吃，我们就学着烤；又问面粉、豆子、酱料哪里买，索性一并进了货。',
        ),
      ],
    },
    {
      type: 'text',
      heading: both('How we choose', '怎么挑货'),
      paragraphs: [
        both(
          'We visit growers each spring and buy whole lots, so the tea in the tin is the tea we tasted. Baking starts at four in the morning in Markham and Richmond. What is not sold by closing goes to neighbourhood kitchens.',
          '每年春天上茶山，整批定下，罐里装的就是当时喝到的那一锅。万锦与列治文的烘焙房凌晨四点开工，当天没卖完的，打烊后送到社区厨房。',
        ),
      ],
    },
    { type: 'locations', heading: both('Come by', '来坐坐') },
  ],
}
