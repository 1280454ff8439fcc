import type {
  InfluencerDescription,
  LivestreamRoomDescription,
  ReferralGroupDescription,
} from 'store-api/store-description/community.ts'
import { both } from '../product.ts'

export const influencers: readonly InfluencerDescription[] = [
  {
    id: 'ming-pours',
    name: both('Ming Pours', '阿明泡茶'),
    bio: both(
      'Former ferry mate, now steeping oolong on a balcony in Scarborough. Short videos, long infusions, no ceremony nobody asked for.',
      '曾在渡轮上当水手，如今在士嘉堡的阳台上泡乌龙。视频很短，茶很长，不讲多余的规矩。',
    ),
    links: [{ label: both('Videos', '视频'), url: 'https://video.example/ming-pours' }],
    products: ['osmanthus-oolong', 'tieguanyin-classic', 'gaiwan-plum'],
    images: [{ name: 'gaiwan-plum', alt: both('Gaiwan with plum blossoms', '梅花盖碗') }],
  },
  {
    id: 'bao-and-butter',
    name: both('Bao & Butter', '包子与黄油'),
    bio: both(
      'Two sisters who bake Hong Kong classics in a Montréal oven and write down every failure. Buns on weekdays, cakes when somebody has a birthday.',
      '一对姐妹，在蒙特利尔的烤箱里做港式点心，失败也照实记录。平日做包，生日做糕。',
    ),
    links: [
      { label: both('Recipes', '食谱'), url: 'https://recipes.example/bao-and-butter' },
      { label: both('Pictures', '照片'), url: 'https://pictures.example/bao-and-butter' },
    ],
    products: ['pineapple-bun', 'custard-bun', 'egg-tart'],
    images: [{ name: 'pineapple-bun', alt: both('Pineapple bun', '菠萝包') }],
  },
  {
    id: 'noodle-ledger',
    name: both('The Noodle Ledger', '面条账本'),
    bio: both(
      'An accountant who counts noodles by night: what they cost, how they are cut, and which sauce forgives overcooking.',
      '白天记账、晚上记面的会计：价钱、刀工，以及哪种酱汁能救煮过头的面。',
    ),
    links: [{ label: both('Blog', '博客'), url: 'https://blog.example/noodle-ledger' }],
    products: ['knife-cut-noodles', 'scallion-oil-noodles', 'chilli-crisp'],
    images: [{ name: 'knife-cut-noodles', alt: both('Knife-cut noodles', '刀削面') }],
  },
  {
    id: 'grandma-cai',
    name: both('Grandma Cai', '蔡奶奶'),
    bio: both(
      'Seventy-eight, from Chaozhou, filmed by her grandson. Explains which dried thing goes into which soup, and why yours was bitter.',
      '七十八岁，潮州人，由孙子掌镜。教您哪样干货配哪锅汤，以及上次为何发苦。',
    ),
    links: [{ label: both('Channel', '频道'), url: 'https://channel.example/grandma-cai' }],
    products: ['chenpi-ten-year', 'lotus-seeds', 'red-dates'],
    images: [{ name: 'red-dates', alt: both('Dried red dates', '红枣') }],
  },
]

export const referralGroups: readonly ReferralGroupDescription[] = [
  {
    id: 'tea-friends',
    name: both('Tea Friends', '茶友圈'),
    description: both(
      'Share your link with people who would like it here: 5% of what they order comes back to you as store credit.',
      '把链接分享给会喜欢这里的朋友，他们订单的 5% 将作为储值余额返给您。',
    ),
    rewardRate: 50_000,
  },
]

export const livestreamRooms: readonly LivestreamRoomDescription[] = [
  {
    id: '1001',
    name: both('Tonight we open the autumn oolongs', '今晚开泡秋季乌龙'),
    host: both('Ming', '阿明'),
    cover: { name: 'osmanthus-oolong', alt: both('Osmanthus oolong', '桂花乌龙') },
    startsInHours: -1,
    hours: 720,
    products: ['osmanthus-oolong', 'tieguanyin-classic'],
  },
  {
    id: '1002',
    name: both('Mooncakes: how they are pressed', '月饼是怎样压出来的'),
    host: both('Mei', '小梅'),
    cover: { name: 'lotus-yolk-mooncake', alt: both('Lotus seed mooncake', '莲蓉月饼') },
    startsInHours: 744,
    hours: 2,
    products: ['lotus-yolk-mooncake', 'mooncake-gift-box'],
  },
  {
    id: '1003',
    name: both('Soup basics with Grandma Cai', '蔡奶奶煲汤入门'),
    host: both('Grandma Cai', '蔡奶奶'),
    cover: { name: 'lotus-seeds', alt: both('Lotus seeds', '莲子') },
    startsInHours: -48,
    hours: 2,
    products: ['lotus-seeds', 'red-dates'],
  },
]
