import type { ContentPage } from 'store-api/store-description/content-page.ts'
import { both } from '../../product.ts'

export const contact: ContentPage = {
  name: 'contact',
  title: both('Contact us', '联系我们'),
  summary: both(
    'Questions about an order, a tea or a large gift order: write to us and a person answers within a day.',
    '订单、选茶或大宗礼盒采购，欢迎留言，一天内由专人回复。',
  ),
  sections: [
    {
      type: 'text',
      heading: both('Talk to a person', '有人在'),
      paragraphs: [
        both(
          'For an order on its way today, calling the shop is quickest. For everything else, leave a message below and we answer within one working day, in English, Mandarin or Cantonese.',
          '当天的订单，直接打门店电话最快。其他事情请在下方留言，一个工作日内回复，普通话、粤语、英语都可以。',
        ),
        both(
          'Allergies: our kitchens handle wheat, eggs, milk, soy, sesame, peanuts, tree nuts and shellfish. Ask before you order if you are unsure.',
          '过敏提示：厨房同时处理小麦、蛋、奶、大豆、芝麻、花生、坚果与甲壳类食材，不确定请先问我们。',
        ),
      ],
    },
    { type: 'contactForm', heading: both('Leave a message', '给我们留言') },
    { type: 'locations', heading: both('Call or visit', '电话与地址') },
  ],
}
