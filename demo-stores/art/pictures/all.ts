import { NEAR } from '../../tea-house/near.ts'
import { bakery } from './bakery.ts'
import { books } from './books.ts'
import { categoryPictures } from './categories.ts'
import { colours, nearBy } from './colours.ts'
import { giving } from './giving.ts'
import { kitchen } from './kitchen.ts'
import { larder } from './larder.ts'
import { leafAndFlower } from './leaf-and-flower.ts'
import { market } from './market.ts'
import { oven } from './oven.ts'
import { pantry } from './pantry.ts'
import type { Pictures } from './picture.ts'
import { tea } from './tea.ts'
import { teaRoom } from './tea-room.ts'

const goods: Pictures = { ...tea, ...bakery, ...pantry, ...leafAndFlower, ...teaRoom, ...oven, ...larder, ...kitchen, ...market, ...giving }

const near = (all: Pictures, names: readonly string[]): Pictures => Object.fromEntries(names.flatMap(name => (all[name] ? [[`${name}-near`, nearBy(all[name])]] : [])))

export const pictures: Record<string, Pictures> = {
  'tea-house': { ...goods, ...categoryPictures, ...colours, ...near(goods, NEAR) },
  bookshop: { ...books, ...near(books, Object.keys(books).filter(name => !name.startsWith('category-'))) },
}
