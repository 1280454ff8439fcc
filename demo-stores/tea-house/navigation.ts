import type { AppContent, FooterTab, MenuItem } from 'store-api/store-document/app-content.ts'

const to = (link: string, en: string, zh: string, more: Partial<MenuItem> = {}): MenuItem => ({
  name: en,
  nameContent: { en, zh },
  link,
  linkActionType: 'INTERNAL_LINK',
  ...more,
})
const tab = (link: string, icon: string, en: string, zh: string): FooterTab => ({
  name: en,
  nameContent: { en, zh },
  link,
  icon,
})

const tea = [
  to('products/loose-tea', 'Loose Tea', '原叶茶'),
  to('products/herbal-tea', 'Flower & Herbal Tea', '花草茶'),
  to('products/tea-bags', 'Tea Bags & Matcha', '茶包与抹茶'),
  to('products/teaware', 'Teaware', '茶具'),
  to('products/tea-tools', 'Tea Tools', '茶道小物'),
  to('products/drinks', 'Drinks', '现调饮品'),
]
const bakery = [
  to('products/mooncakes', 'Mooncakes', '月饼'),
  to('products/buns', 'Steamed Buns', '包点'),
  to('products/bread', 'Bread', '面包'),
  to('products/cakes', 'Cakes', '蛋糕'),
  to('products/pastries', 'Pastries', '酥点'),
]
const grocery = [
  to('products/noodles', 'Noodles', '面条'),
  to('products/rice-grains', 'Rice, Beans & Flour', '米豆粉'),
  to('products/sauces', 'Sauces', '酱料'),
  to('products/seasonings', 'Spices & Sugar', '香料糖味'),
  to('products/preserved', 'Pickles & Tins', '酱菜罐头'),
  to('products/dried-goods', 'Dried Goods', '干货'),
  to('products/soups', 'Soup & Hot Pot', '汤料火锅'),
  to('products/snacks', 'Snacks', '零食'),
  to('products/kitchenware', 'Kitchenware', '厨具'),
]
const fresh = [
  to('products/produce', 'Vegetables & Fruit', '蔬菜水果'),
  to('products/dumplings', 'Dumplings & Dim Sum', '饺子点心'),
  to('products/tofu-eggs', 'Tofu & Eggs', '豆品蛋品'),
]
const gifts = [
  to('products/gift-sets', 'Gift Sets', '礼盒'),
  to('products/gift-wrap', 'Wrapping & Cards', '包装贺卡'),
]

export const navigation: AppContent['navigation'] = {
  headerMenu: [
    to('products/tea', 'Tea', '茶', { subMenu: tea }),
    to('products/bakery', 'Bakery', '烘焙', { subMenu: bakery }),
    to('products/grocery', 'Grocery', '南北货', { subMenu: grocery }),
    to('products/fresh', 'Fresh', '生鲜', { subMenu: fresh }),
    to('products/gifts', 'Gifts', '礼品', { subMenu: gifts }),
    to('clearance', 'Last Chance', '清仓'),
    to('page/about', 'Our House', '关于我们'),
  ],
  sideMenu: [
    to('home', 'Home', '首页', { icon: 'home' }),
    to('products/tea', 'Tea', '茶', { icon: 'leaf', subMenu: tea }),
    to('products/bakery', 'Bakery', '烘焙', { icon: 'bread', subMenu: bakery }),
    to('products/grocery', 'Grocery', '南北货', { icon: 'basket', subMenu: grocery }),
    to('products/fresh', 'Fresh & Frozen', '生鲜冷冻', { icon: 'leaf', subMenu: fresh }),
    to('productlist?cat=gift-sets', 'Gift Sets', '礼盒', { icon: 'gift' }),
    to('clearance', 'Last Chance', '清仓', { icon: 'tag' }),
    to('page/pickup', 'Pickup & Shops', '自取与门店', { icon: 'pin' }),
    to('page/contact', 'Contact Us', '联系我们', { icon: 'chat' }),
  ],
  footerMenu: [
    to('store', 'Shop', '选购', {
      subMenu: [
        to('products/tea', 'Tea', '茶'),
        to('products/bakery', 'Bakery', '烘焙'),
        to('products/grocery', 'Grocery', '南北货'),
        to('products/fresh', 'Fresh & Frozen', '生鲜冷冻'),
        to('products/gift-sets', 'Gift Sets', '礼盒'),
        to('store/groupCampaigns', 'Group Buys', '拼团'),
        to('store/brands', 'Brands', '品牌'),
      ],
    }),
    to('page/pickup', 'Visit', '到店', {
      subMenu: [
        to('page/pickup', 'Pickup & Shops', '自取与门店'),
        to('page/delivery', 'About Delivery', '配送说明'),
        to('page/about', 'Our House', '关于我们'),
        to('blog', 'Notes', '店铺笔记'),
        to('page/new-year', 'The New Year Table', '年夜饭桌'),
        to('store/influencers', 'People We Listen To', '达人推荐'),
      ],
    }),
    to('page/contact', 'Help', '帮助', {
      subMenu: [
        to('page/contact', 'Contact Us', '联系我们'),
        to('page/membership', 'Membership', '会员'),
        to('user/orders', 'My Orders', '我的订单'),
        to('page/returns', 'Returns & Refunds', '退换与退款'),
        to('page/terms', 'Terms of Sale', '购物条款'),
        to('page/privacy', 'Privacy', '隐私说明'),
      ],
    }),
  ],
  footerTabs: [
    tab('home', 'home', 'Home', '首页'),
    tab('productlist?cat=tea', 'shop', 'Tea', '茶'),
    tab('productlist?cat=bakery', 'bread', 'Bakery', '烘焙'),
    // Where the header is hidden there is no other way to it.
    tab('search', 'search', 'Search', '搜索'),
    tab('checkout/cart', 'cart', 'Cart', '购物车'),
    tab('user/list', 'account', 'Account', '我的'),
  ],
  headerControl: {
    notDisplayheaderInMP: true,
    notDisplayheaderInAli: false,
    notDisplayheaderInMobile: false,
    notDisplayheaderInDesktop: false,
  },
}
