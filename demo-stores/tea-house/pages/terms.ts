import type { ContentPage } from 'store-api/store-description/content-page.ts'
import { both } from '../../product.ts'

export const terms: ContentPage = {
  name: 'terms',
  title: both('Terms of sale', '购物条款'),
  summary: both('What you and we agree on when you order.', '下单时，您与我们约定的事。'),
  sections: [
    {
      type: 'text',
      heading: both('Prices', '价格'),
      paragraphs: [
        both(
          'Prices are in Canadian dollars. Tax follows the place where you collect or we deliver, and is shown before you pay. Amounts in other currencies are estimates: you always pay in Canadian dollars.',
          '标价为加元。税按取货或送达的地方计算，付款前列明。其他货币的金额只是估算，付款一律以加元结算。',
        ),
      ],
    },
    {
      type: 'text',
      heading: both('Your order', '您的订单'),
      paragraphs: [
        both(
          'An order stands once you have placed it to pay at the counter, or once its payment is confirmed. If we cannot fill it after all, we call you, and what you paid for it comes back.',
          '选择到店付款的，下单即成立；线上付款的，付款确认后成立。万一备不齐，我们会打电话给您，已付的钱原路退回。',
        ),
        both(
          'We keep a pickup until the shop closes that day. Tea and dry goods can wait one more day if you call; fresh food cannot.',
          '自取订单为您留到当天打烊。茶叶干货来电可多留一天，鲜食不过夜。',
        ),
      ],
    },
    {
      type: 'text',
      heading: both('Group buys', '拼团'),
      paragraphs: [
        both(
          'You pay when you join. When the group buy ends, everybody gets the lowest price that was reached, and the difference back. One that does not come off is refunded in full.',
          '进团时付款。结束时人人按达到的最低一档，多付的退回；没有成团的，全额退款。',
        ),
      ],
    },
    {
      type: 'text',
      heading: both('Which law holds', '适用法律'),
      paragraphs: [
        both(
          'The law of Ontario, and for orders from our shops in British Columbia that of British Columbia. Nothing here takes away what consumer law gives you.',
          '适用安大略省法律；卑诗省门店的订单适用卑诗省法律。消费者保护法给您的权利，不因本条款而减少。',
        ),
      ],
    },
  ],
}
