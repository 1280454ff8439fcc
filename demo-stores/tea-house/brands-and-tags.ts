import { both } from '../product.ts'

export const brands = [
  { slug: 'guifeng', name: both('Guifeng', '桂枫') },
  { slug: 'north-kiln', name: both('North Kiln', '北窑') },
  { slug: 'stone-mill', name: both('Stone Mill Kitchen', '石磨人家') },
  { slug: 'harbour-larder', name: both('Harbour Larder', '海湾食铺') },
  { slug: 'misty-ridge', name: both('Misty Ridge', '云岭茶园') },
  { slug: 'bamboo-gate', name: both('Bamboo Gate', '竹里馆') },
  { slug: 'salt-well', name: both('Salt Well', '盐井老号') },
  { slug: 'red-lantern', name: both('Red Lantern', '红灯笼') },
  { slug: 'delta-farm', name: both('Delta Farm', '三角洲农场') },
  { slug: 'ah-poh', name: both('Ah Poh', '阿婆手作') },
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
  { slug: 'brew-addon', name: both('To brew it with', '泡茶帮手') },
  { slug: 'gift-addon', name: both('Wrap it', '包装心意') },
  { slug: 'dip-addon', name: both('Dip it in', '蘸一蘸') },
  { slug: 'hotpot-addon', name: both('Into the pot', '涮锅下料') },
  { slug: 'soup-addon', name: both('For the soup', '煲汤搭配') },
] as const
