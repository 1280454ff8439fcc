import { both, option, pieces, product } from '../../product.ts'

const frozen = { categorySlugs: ['dumplings'], brand: 'ah-poh', taxable: false, addonTag: 'dip-addon' }
const each = both('pieces', '只')

/** Folded by hand, frozen on the tray. */
export const dumplings = [
  product({
    ...frozen,
    id: 'pork-chive-dumplings',
    sku: 'DIM-101',
    name: both('Pork & Chive Dumplings', '猪肉韭菜饺'),
    description: both(
      'Shoulder pork, garlic chives and a ladle of stock beaten in until it sticks to the chopsticks. From frozen: boil, cold water, boil, cold water, boil.',
      '前腿肉、韭菜，高汤打进馅里，打到挂筷。冻着下锅，三点凉水三开。',
    ),
    tags: ['bestseller'],
    price: 1180,
    options: [pieces(each, [20, 0], [50, 1500])],
    stock: { x20: 30, x50: 14 },
    weight: 480,
    related: ['guo-tie-potstickers', 'black-vinegar'],
    alt: both('Pleated dumplings on a green plate', '青盘上的韭菜饺'),
    createdAt: '2026-10-29',
  }),
  product({
    ...frozen,
    id: 'jade-vegetable-dumplings',
    sku: 'DIM-102',
    name: both('Jade Vegetable Dumplings', '翡翠素饺'),
    description: both(
      'Spinach in the hem, egg, chive, glass noodle and wood ear inside. They look like tiny cabbages, which is half the pleasure.',
      '菠菜汁染的边，鸡蛋、韭菜、粉丝、木耳馅。一只只像小白菜，好看就值一半。',
    ),
    tags: ['vegetarian'],
    price: 1120,
    stock: 18,
    weight: 460,
    related: ['wood-ear', 'pork-chive-dumplings'],
    alt: both('White dumplings with green edges', '绿边翡翠饺'),
    createdAt: '2026-08-16',
  }),
  product({
    ...frozen,
    id: 'guo-tie-potstickers',
    sku: 'DIM-103',
    name: both('Potstickers with a Skirt', '冰花锅贴'),
    description: both(
      'Open at both ends so the bottom crisps. A sachet of starch water is in the bag: pour, cover, wait, and turn out the lace.',
      '两头不封口，底才脆。袋里附一包冰花水，倒下去、盖上、等，翻过来就是一张花边。',
    ),
    tags: [],
    price: 1240,
    options: [
      option(
        'filling',
        both('Filling', '馅料'),
        ['pork', both('Pork & napa', '猪肉白菜')],
        ['chicken', both('Chicken & corn', '鸡肉玉米')],
      ),
    ],
    stock: { pork: 20, chicken: 12 },
    weight: 480,
    related: ['pork-chive-dumplings', 'napa-cabbage'],
    alt: both('Seared dumplings in an iron pan', '铁锅里的锅贴'),
    createdAt: '2026-10-19',
  }),
  product({
    ...frozen,
    id: 'xiao-long-bao',
    sku: 'DIM-104',
    name: both('Soup Dumplings', '小笼包'),
    description: both(
      'Eighteen folds over pork and a cube of set broth. Steam eight minutes on paper. Lift gently, bite small, sip, then the rest.',
      '十八个褶，里面猪肉和一块皮冻。垫纸蒸八分钟。轻轻提，慢慢移，先开窗，后喝汤。',
    ),
    tags: ['bestseller'],
    price: 1380,
    options: [pieces(each, [12, 0], [30, 1680])],
    stock: { x12: 22, x30: 7 },
    weight: 360,
    related: ['black-vinegar', 'bamboo-steamer-two-tier'],
    alt: both('Soup dumplings in a bamboo steamer', '竹笼里的小笼包'),
    createdAt: '2026-10-31',
  }),
  product({
    ...frozen,
    id: 'shrimp-wontons',
    sku: 'DIM-105',
    name: both('Whole-Shrimp Wontons', '鲜虾云吞'),
    description: both(
      'One whole shrimp and just enough pork to hold it, in a skin you can read through. Tails like a goldfish. Two minutes in simmering broth.',
      '一整只虾，一点猪肉托着，皮薄得能看报。拖一条金鱼尾。微滚的汤里两分钟。',
    ),
    tags: [],
    price: 1480,
    stock: 16,
    weight: 400,
    related: ['wonton-noodles', 'white-peppercorns'],
    alt: both('Wontons with pale pink filling', '透粉的鲜虾云吞'),
    createdAt: '2026-07-26',
  }),
]
