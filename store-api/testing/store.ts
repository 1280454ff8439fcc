import type { OpeningHours, ProductDescription, StoreDescription } from '../store-description/description.ts'

const both = (en: string, zh: string) => ({ en, zh })

const product = (id: string, more: Partial<ProductDescription>): ProductDescription => ({
  id,
  sku: `T-${id}`,
  name: both(id, id),
  description: both(`About ${id}.`, `关于 ${id}。`),
  categorySlugs: ['loose-tea'],
  brand: 'leaf',
  tags: [],
  price: 1000,
  taxable: true,
  options: [],
  stock: { '': 10 },
  related: [],
  images: [],
  createdAt: '2026-01-01',
  ...more,
})

const always: OpeningHours = {
  sun: null,
  mon: { open: '09:00', close: '17:00' },
  tue: { open: '09:00', close: '17:00' },
  wed: { open: '09:00', close: '17:00' },
  thu: { open: '09:00', close: '17:00' },
  fri: { open: '09:00', close: '17:00' },
  sat: { open: '09:00', close: '17:00' },
}

const location = (
  id: string,
  localStoreName: string,
  province: string,
  timeZone: string,
  capacity: number,
) => ({
  id,
  display: true,
  virtual: false,
  localStoreName,
  province,
  address: { streetNumberAndNameDetails: '1 Test Road', city: 'Town', province, postCode: 'K1A 0B1' },
  timeZone,
  phone: '+1 613 555 0100',
  methods: ['pickup', 'delivery'] as const,
  pickup: { hours: always, slotMinutes: 60, capacity, leadMinutes: 60, daysAhead: 7, blackoutDays: [] },
})

const options = [
  {
    id: 'weight',
    name: both('Weight', '规格'),
    values: [
      { id: '50g', label: both('50 g', '50 克'), priceDelta: 0 },
      { id: '100g', label: both('100 g', '100 克'), priceDelta: 900 },
    ],
  },
  {
    id: 'pack',
    name: both('Pack', '包装'),
    values: [
      { id: 'bag', label: both('Bag', '袋装'), priceDelta: 0 },
      { id: 'tin', label: both('Tin', '罐装'), priceDelta: 450 },
    ],
  },
]

/** A store small enough to know by heart; tests say what they need of it. */
export const testStore: StoreDescription = {
  id: 'test-store',
  name: both('Test House', '测试茶馆'),
  languages: ['en', 'zh'],
  timeZone: 'America/Toronto',
  currency: 'CAD',
  appContent: {
    system: {
      appConfig: { enableMultiLocationSelection: true },
      payment: { supportWeChatPay: true, supportAliPay: true },
    },
    labels: { en: { 'test.hello': 'Hello' }, zh: { 'test.hello': '你好' } },
    storeName: 'Test House',
  } as unknown as StoreDescription['appContent'],
  exchangeRates: [
    { currencyCode: 'USD', rate: 0.73, asOf: '2026-06-01T16:00:00Z' },
    { currencyCode: 'CNY', rate: 5.25, asOf: '2026-06-01T16:00:00Z' },
  ],
  locations: [
    location('east', 'East Shop', 'ON', 'America/Toronto', 2),
    location('west', 'West Shop', 'BC', 'America/Vancouver', 1),
    { ...location('closed', 'Hidden Shop', 'AB', 'America/Edmonton', 1), display: false },
  ],
  categories: [
    { slug: 'tea', name: both('Tea', '茶'), description: both('', ''), image: 'none' },
    {
      slug: 'loose-tea',
      name: both('Loose Tea', '原叶茶'),
      description: both('', ''),
      parent: 'tea',
      image: 'none',
    },
    { slug: 'books', name: both('Books', '书'), description: both('', ''), image: 'none' },
  ],
  brands: [{ slug: 'leaf', name: both('Leaf & Co', '叶记') }],
  tags: [
    { slug: 'best', name: both('Best', '人气') },
    { slug: 'gift', name: both('Gift', '送礼') },
  ],
  products: [
    product('longjing', {
      name: both('Spring Longjing', '明前龙井'),
      options,
      stock: { '50g-bag': 20, '50g-tin': 3, '100g-bag': 1, '100g-tin': 0 },
      tags: ['best'],
      related: ['mooncake'],
      createdAt: '2026-03-01',
    }),
    product('mooncake', {
      name: both('Lotus Mooncake', '莲蓉月饼'),
      price: 650,
      compareAtPrice: 800,
      clearance: true,
      stock: { '': 500 },
      tags: ['best', 'gift'],
      createdAt: '2026-02-01',
    }),
    product('jasmine', {
      name: both('Jasmine Pearls', '茉莉龙珠'),
      price: 1800,
      stock: { '': 1 },
      createdAt: '2026-02-15',
    }),
    product('gone', { name: both('Sold Out Oolong', '售罄乌龙'), price: 2500, stock: { '': 0 } }),
    product('flour', {
      name: both('Plain Flour', '面粉'),
      price: 333,
      taxable: false,
      categorySlugs: ['tea'],
      stock: { '': 999 },
    }),
    product('novel', {
      name: both('A Novel', '小说'),
      price: 1999,
      taxClass: 'printed-book',
      categorySlugs: ['books'],
      stock: { '': 50 },
    }),
  ],
  referralGroups: [
    {
      id: 'friends',
      name: both('Friends', '朋友'),
      description: both('5 % back', '返 5%'),
      rewardRate: 50_000,
    },
  ],
  influencers: [
    {
      id: 'first',
      name: both('First Person', '第一人'),
      bio: both('Known to tests.', '测试用。'),
      links: [{ label: both('Home', '主页'), url: 'https://example.com/' }],
      products: ['mooncake', 'novel'],
      images: [],
    },
  ],
  livestreamRooms: [
    {
      id: 'over',
      name: both('Over', '已结束'),
      host: both('A', '甲'),
      cover: { name: 'none', alt: both('', '') },
      startsInHours: -10,
      hours: 1,
      products: [],
    },
    {
      id: 'later',
      name: both('Later', '稍后'),
      host: both('A', '甲'),
      cover: { name: 'none', alt: both('', '') },
      startsInHours: 100,
      hours: 1,
      products: [],
    },
    {
      id: 'now',
      name: both('Now', '直播中'),
      host: both('A', '甲'),
      cover: { name: 'none', alt: both('', '') },
      startsInHours: -1,
      hours: 48,
      products: ['mooncake'],
    },
  ],
  contentPages: [
    {
      name: 'home',
      title: both('Welcome', '欢迎'),
      summary: both('A shop for tests.', '测试用的商店。'),
      sections: [
        { type: 'products', heading: both('Best', '人气'), source: { tag: 'best' }, count: 4 },
        {
          type: 'products',
          heading: both('Chosen', '精选'),
          source: { ids: ['novel', 'nothing', 'flour'] },
          count: 4,
        },
        { type: 'categories', heading: both('Shelves', '货架'), slugs: ['books', 'tea'] },
        { type: 'text', paragraphs: [both('One.', '一。')] },
        { type: 'locations', heading: both('Shops', '门店') },
      ],
    },
  ],
}

const { appContent } = testStore
/** The same with nothing to be paid by online: it starts where no provider is set up, as on an https address. */
export const withoutPayments = {
  ...testStore,
  appContent: { ...appContent, system: { ...appContent.system, payment: {} } } as typeof appContent,
}
