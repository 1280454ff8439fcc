import type { ContentPage } from 'store-api/store-description/content-page.ts'
import { both } from '../../product.ts'

export const delivery: ContentPage = {
  name: 'delivery',
  title: both('About delivery', '配送说明'),
  summary: both(
    'Our own vans deliver around Markham and Richmond from Tuesday to Sunday, in one-hour windows.',
    '自家送货车，周二至周日，万锦与列治文周边，按一小时时段送到。',
  ),
  sections: [
    {
      type: 'steps',
      heading: both('From our shelf to your door', '从货架到家门口'),
      steps: [
        {
          heading: both('Give us your address', '填上地址'),
          text: both(
            'Choose delivery in the cart. Your postal code tells us at once whether we come by, what it costs and from which amount it is free.',
            '在购物车里选配送。邮编一填，送不送得到、运费多少、满多少免运费，当场就知道。',
          ),
        },
        {
          heading: both('Pick an hour', '选一个钟头'),
          text: both(
            'Windows are one hour long, up to a week ahead. For today, order before four in the afternoon.',
            '每个时段一小时，可提前一周。当天送达，请在下午四点前下单。',
          ),
        },
        {
          heading: both('We ring once', '按一次铃'),
          text: both(
            'Frozen goods travel in insulated boxes, bread in paper. If nobody is in, we call; we do not leave dumplings in the sun.',
            '冷冻的装保温箱，面包装纸袋。没人应门会打电话，不会把饺子晾在太阳底下。',
          ),
        },
      ],
    },
    {
      type: 'text',
      heading: both('Where we drive', '送到哪里'),
      paragraphs: [
        both(
          'From Markham we reach twelve kilometres around the shop: Unionville, Richmond Hill, Thornhill, the north of Scarborough and of North York. From Richmond we drive everywhere in the city, and over the bridges to the south of Vancouver.',
          '万锦店方圆十二公里：于人村、列治文山、康山、士嘉堡与北约克的北边。列治文店全市都送，过桥到温哥华南边。',
        ),
        both(
          'The two tea rooms on Spadina and Keefer do not deliver, but everything they pour can be picked up there. Hot dishes, shaken drinks and ice cream mooncakes are best picked up or eaten at the table: they do not forgive the road.',
          '士巴丹拿与奇化街两间茶室不送货，但杯里碗里的都能到店自取。热食、现调饮品与冰淇淋月饼最好自取或堂食，路上颠簸，它们受不住。',
        ),
      ],
    },
    {
      type: 'text',
      heading: both('If something is not right', '若有不妥'),
      paragraphs: [
        both(
          'A crushed egg roll or a missing bag of salt: tell us the same day, with a photograph if you can, and we send it again or give the money back.',
          '蛋卷压碎了、少了一包盐，当天告诉我们，最好拍张照，重送或退款都行。',
        ),
      ],
    },
  ],
}
