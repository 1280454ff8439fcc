import type { DemoProduct } from '../types.ts'
import { bread } from './products/bread.ts'
import { steamedBuns } from './products/buns.ts'
import { cakes } from './products/cakes.ts'
import { driedGoods } from './products/dried-goods.ts'
import { drinks } from './products/drinks.ts'
import { giftSets } from './products/gift-sets.ts'
import { herbalTea } from './products/herbal-tea.ts'
import { looseTea } from './products/loose-tea.ts'
import { mooncakes } from './products/mooncakes.ts'
import { noodles } from './products/noodles.ts'
import { pastries } from './products/pastries.ts'
import { sauces } from './products/sauces.ts'
import { snacks } from './products/snacks.ts'
import { teaware } from './products/teaware.ts'

export const products: readonly DemoProduct[] = [
  ...looseTea,
  ...herbalTea,
  ...teaware,
  ...drinks,
  ...mooncakes,
  ...steamedBuns,
  ...bread,
  ...cakes,
  ...pastries,
  ...noodles,
  ...sauces,
  ...driedGoods,
  ...snacks,
  ...giftSets,
]
