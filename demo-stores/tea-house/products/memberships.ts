import { both, product } from '../../product.ts'

export const memberships = [
  product({
    id: 'leaf-membership',
    sku: 'MEM-101',
    name: both('Leaf Member, one year', '新叶会员（一年）'),
    description: both(
      'A year as a member of the house: store credit when you join and again whenever you renew, and an invitation to both yearly tastings.',
      '成为茶食会员一年：入会及每次续会均赠储值余额，并受邀参加每年两场品茶会。',
    ),
    categorySlugs: ['gift-sets'],
    brand: 'guifeng',
    price: 2800,
    taxable: true,
    stock: 9_000,
    images: [{ name: 'celadon-cup-pair', alt: both('A pair of celadon cups', '一对青瓷杯') }],
    alt: both('A pair of celadon cups', '一对青瓷杯'),
    createdAt: '2026-01-05',
    membership: {
      months: 12,
      credit: 1000,
      benefits: [both('Invitation to the spring and autumn tastings', '受邀参加春、秋两季品茶会')],
    },
  }),
  product({
    id: 'grove-membership',
    sku: 'MEM-102',
    name: both('Grove Member, one year', '茶林会员（一年）'),
    description: both(
      'For people who drink tea every day: the store credit alone is worth more than half of the price, and the spring harvest is put aside for you for two weeks.',
      '适合每天喝茶的您：仅储值余额就超过会费的一半，春茶上市为您预留两周。',
    ),
    categorySlugs: ['gift-sets'],
    brand: 'guifeng',
    price: 6800,
    taxable: true,
    stock: 9_000,
    images: [{ name: 'bamboo-tea-tray', alt: both('Bamboo tea tray', '竹制茶盘') }],
    alt: both('Bamboo tea tray', '竹制茶盘'),
    createdAt: '2026-01-05',
    membership: {
      months: 12,
      credit: 4000,
      benefits: [
        both('Spring harvest put aside for two weeks', '春茶预留两周'),
        both('Invitation for two to all tastings', '双人受邀参加全部品茶会'),
      ],
    },
  }),
]
