import { both } from '../product.ts'
import type { DemoCategory } from '../types.ts'

const top = (slug: string, en: string, zh: string, textEn: string, textZh: string): DemoCategory => ({
  slug,
  name: both(en, zh),
  description: both(textEn, textZh),
  image: `category-${slug}`,
})
const under = (parent: string, ...rest: Parameters<typeof top>): DemoCategory => ({ ...top(...rest), parent })

export const categories: readonly DemoCategory[] = [
  top('tea', 'Tea', '茶', 'Leaves, pots and something cold to go.', '茶叶、茶器，还有随手带走的一杯。'),
  under(
    'tea',
    'loose-tea',
    'Loose Tea',
    '原叶茶',
    'Whole leaves from gardens we visit.',
    '自己走过的茶山，自己挑的原叶。',
  ),
  under(
    'tea',
    'herbal-tea',
    'Flower & Herbal Tea',
    '花草茶',
    'Blossoms, roots and fruit, mostly without caffeine.',
    '花、果、草本，多数不含咖啡因。',
  ),
  under(
    'tea',
    'teaware',
    'Teaware',
    '茶具',
    'Pots, cups and tools for every day.',
    '日日用得上的壶、杯与茶道小物。',
  ),
  under(
    'tea',
    'drinks',
    'Drinks',
    '现调饮品',
    'Shaken to order, or bottled to take along.',
    '下单现摇，或瓶装带走。',
  ),
  top('bakery', 'Bakery', '烘焙', 'Out of the oven and the steamer every morning.', '每天清早出炉、上笼。'),
  under(
    'bakery',
    'mooncakes',
    'Mooncakes',
    '月饼',
    'Pressed in pear-wood moulds, all year round.',
    '梨木模子手工压制，四季都有。',
  ),
  under('bakery', 'buns', 'Steamed Buns', '包点', 'Soft dough, honest fillings.', '面皮松软，馅料实在。'),
  under('bakery', 'bread', 'Bread', '面包', 'Milk loaves and Hong Kong classics.', '牛奶吐司与港式经典。'),
  under(
    'bakery',
    'cakes',
    'Cakes',
    '蛋糕',
    'Light sponge, fresh cream, not too sweet.',
    '蛋糕轻，奶油鲜，不太甜。',
  ),
  under('bakery', 'pastries', 'Pastries', '酥点', 'Flaky, crumbly, best with tea.', '层层起酥，配茶正好。'),
  top('grocery', 'Grocery', '南北货', 'The cupboard of a Chinese kitchen.', '一间中式厨房该有的底气。'),
  under(
    'grocery',
    'noodles',
    'Noodles',
    '面条',
    'Wheat, rice and egg noodles, dried slowly.',
    '麦面、米粉、蛋面，慢慢风干。',
  ),
  under('grocery', 'sauces', 'Sauces', '酱料', 'Brewed, chilli-fried and preserved.', '酿的、炸的、腌的。'),
  under(
    'grocery',
    'dried-goods',
    'Dried Goods',
    '干货',
    'For soups, congee and slow Sundays.',
    '煲汤、煮粥，过个慢周末。',
  ),
  under('grocery', 'snacks', 'Snacks', '零食', 'Something to nibble between steeps.', '两泡茶之间的小零嘴。'),
  top('gifts', 'Gifts', '礼品', 'Wrapped and ready to hand over.', '包得体面，拿了就能送。'),
  under(
    'gifts',
    'gift-sets',
    'Gift Sets',
    '礼盒',
    'Boxes for festivals, visits and thank-yous.',
    '过节、走亲、道谢，都合适。',
  ),
]

export const brands = [
  { slug: 'guifeng', name: both('Guifeng', '桂枫') },
  { slug: 'north-kiln', name: both('North Kiln', '北窑') },
  { slug: 'stone-mill', name: both('Stone Mill Kitchen', '石磨人家') },
  { slug: 'harbour-larder', name: both('Harbour Larder', '海湾食铺') },
] as const

export const tags = [
  { slug: 'bestseller', name: both('Bestsellers', '人气之选') },
  { slug: 'new', name: both('New in', '新到') },
  { slug: 'green-tea', name: both('Green tea', '绿茶') },
  { slug: 'oolong', name: both('Oolong', '乌龙茶') },
  { slug: 'black-tea', name: both('Black tea', '红茶') },
  { slug: 'white-tea', name: both('White tea', '白茶') },
  { slug: 'dark-tea', name: both('Dark tea', '黑茶') },
  { slug: 'caffeine-free', name: both('No caffeine', '无咖啡因') },
  { slug: 'vegetarian', name: both('Vegetarian', '素食') },
  { slug: 'spicy', name: both('Spicy', '香辣') },
  { slug: 'gift', name: both('Good to give', '送礼') },
  { slug: 'mid-autumn', name: both('Mid-Autumn', '中秋') },
  { slug: 'tea-addon', name: both('Goes with tea', '配茶小点') },
] as const
