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
      heading: both('Talk to a person', '人工客服'),
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
    {
      type: 'faq',
      heading: both('Asked often', '常被问到'),
      items: [
        {
          question: both('Can I change an order after paying?', '付款后还能改订单吗？'),
          answer: both(
            'Call the shop before it is packed and we change what is possible. Until the cut-off of its day you can cancel it yourself under My Orders.',
            '打包前打电话到店里，能改的都改。当天截单之前，您也可以在“我的订单”里自行取消。',
          ),
        },
        {
          question: both('How long does tea keep?', '茶能放多久？'),
          answer: both(
            'Green tea is best within the year. Oolong and black tea keep two years closed and dark. Aged puer only gets better.',
            '绿茶当年喝最好；乌龙、红茶密封避光可放两年；陈年普洱越放越好。',
          ),
        },
        {
          question: both('Do you take things back?', '可以退货吗？'),
          answer: both(
            'Teaware, kitchenware and closed packs within 30 days, unused. Fresh food we replace or refund when something is wrong with it.',
            '茶具、厨具和未拆封的包装，30 天内未使用可退。生鲜食品若有问题，补发或退款。',
          ),
        },
        {
          question: both('Is there a fee for gift wrapping?', '礼品包装收费吗？'),
          answer: both(
            'Ribbon and a handwritten card are free with every gift set. Paper, cloth and boxes are in the shop.',
            '礼盒一律免费系丝带、代写贺卡。包装纸、包袱布和木盒店里有售。',
          ),
        },
      ],
    },
    { type: 'contactForm', heading: both('Leave a message', '给我们留言') },
    { type: 'clocks', heading: both('What time it is here', '门店现在几点') },
    { type: 'locations', heading: both('Call or visit', '电话与地址') },
  ],
}
