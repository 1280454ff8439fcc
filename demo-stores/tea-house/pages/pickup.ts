import type { ContentPage } from 'store-api/store-description/content-page.ts'
import { both } from '../../product.ts'

export const pickup: ContentPage = {
  name: 'pickup',
  title: both('Pickup and shops', '自取与门店'),
  summary: both(
    'Choose a shop and a half-hour slot, pay online or at the counter, and collect with your pickup code.',
    '选门店、选半小时时段，线上付款，凭取货码到店取货。',
  ),
  sections: [
    {
      type: 'steps',
      heading: both('How pickup works', '自取流程'),
      steps: [
        {
          heading: both('Choose a shop and a time', '选门店和时间'),
          text: both(
            'Slots are half an hour long and open up to a week ahead. Times are those of the shop you choose.',
            '每个时段半小时，可提前一周预约。所有时间以所选门店当地时间为准。',
          ),
        },
        {
          heading: both('We pack it fresh', '当天现装'),
          text: both(
            'Buns and bread are packed within the hour before your slot; cold drinks are shaken when you arrive.',
            '包点与面包在取货前一小时内装好；冷饮等您到店再摇。',
          ),
        },
        {
          heading: both('Show your code', '出示取货码'),
          text: both(
            'Your receipt holds a pickup code. Give it at the counter; no account needed.',
            '收据上有取货码，到柜台报码即可，不用注册账号。',
          ),
        },
      ],
    },
    {
      type: 'text',
      heading: both('Running late?', '会晚到？'),
      paragraphs: [
        both(
          'We keep orders until closing time on the day. Call the shop if you need one more day for tea and dry goods; fresh bakery items cannot wait overnight.',
          '订单为您保留到当天打烊。茶叶干货可来电多留一天；鲜食面点不过夜，还请当天取走。',
        ),
      ],
    },
    { type: 'locations', heading: both('Our shops', '门店一览') },
  ],
}
