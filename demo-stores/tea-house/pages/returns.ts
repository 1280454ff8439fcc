import type { ContentPage } from 'store-api/store-description/content-page.ts'
import { both } from '../../product.ts'

export const returns: ContentPage = {
  name: 'returns',
  title: both('Returns and refunds', '退换与退款'),
  summary: both(
    'Thirty days for teaware, kitchenware and closed packs; fresh food is put right the same day.',
    '茶具、厨具和未拆封包装三十天内可退；生鲜食品若有不妥，当天就办。',
  ),
  sections: [
    {
      type: 'text',
      heading: both('Thirty days', '三十天内'),
      paragraphs: [
        both(
          'Teaware, kitchenware and closed packs come back within 30 days, unused and with their receipt, to any of our shops. It costs you nothing, and the money goes back the way it came.',
          '茶具、厨具和未拆封的包装，30 天内未使用、带收据，拿到任何一家门店都能退。退货不收费，钱从哪里付的就退回哪里。',
        ),
      ],
    },
    {
      type: 'text',
      heading: both('Fresh, frozen and poured', '鲜食、冷冻与现调'),
      paragraphs: [
        both(
          'Buns, bread, dumplings, vegetables and drinks cannot come back. If something is wrong with them, tell us the same day, with a photograph if you can: we send it again or give the money back.',
          '包点、面包、饺子、蔬果和饮品不能退回。若有不妥，请当天告诉我们，最好拍张照：重送或退款都行。',
        ),
      ],
    },
    {
      type: 'text',
      heading: both('Before it is packed', '打包之前'),
      paragraphs: [
        both(
          'Until the cut-off of its day you can cancel an order yourself under My Orders; after that, call the shop before it is packed. What you paid comes back in full, store credit as store credit.',
          '当天截单之前，可在“我的订单”里自行取消；过了截单，打包之前打电话到店里。已付的钱全数退回，用储值付的退回储值。',
        ),
      ],
    },
  ],
}
