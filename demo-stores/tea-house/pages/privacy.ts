import type { ContentPage } from 'store-api/store-description/content-page.ts'
import { both } from '../../product.ts'

export const privacy: ContentPage = {
  name: 'privacy',
  title: both('Privacy', '隐私说明'),
  summary: both(
    'What we keep of you, for how long, and who else sees it.',
    '我们留下哪些资料，留多久，还有谁看得到。',
  ),
  sections: [
    {
      type: 'text',
      heading: both('What we keep', '我们留下什么'),
      paragraphs: [
        both(
          'Your name, e-mail address and telephone number, and your address where we deliver: what it takes to hand the right bag to you. With an account also your addresses, orders and wishlist.',
          '姓名、电邮和电话，送货的再加地址：够把东西交到您手上就行。开了账户的，还有您的地址、订单和心愿单。',
        ),
        both(
          'A few cookies keep your cart, your sign-in, your language and the currency you see. None follows you to other shops, and we sell nothing of what we know.',
          'Cookie 只记购物车、登录、语言和您看的货币，不会跟着您去别家。我们知道的，一样也不卖。',
        ),
      ],
    },
    {
      type: 'text',
      heading: both('Who else sees it', '还有谁看得到'),
      paragraphs: [
        both(
          'The payment service you choose asks for card or wallet itself, and tells us only whether it worked. Our drivers see the address they drive to.',
          '卡号和钱包由您选的支付平台自己收取，只把成不成功告诉我们。司机只看到要送的地址。',
        ),
      ],
    },
    {
      type: 'text',
      heading: both('For how long', '留多久'),
      paragraphs: [
        both(
          'Orders for six years, because tax law asks for it. An account until you close it: under My Account you can download all that we keep about you, and delete it.',
          '订单按税法保留六年。账户留到您注销为止：在“我的账户”里，可以下载我们留下的全部资料，也可以删除账户。',
        ),
        both(
          'Questions go to hello@guifeng.example, and a person answers.',
          '有疑问请写信到 hello@guifeng.example，由专人回复。',
        ),
      ],
    },
  ],
}
