import { bakery } from './bakery.ts'
import { books } from './books.ts'
import { categoryPictures } from './categories.ts'
import { pantry } from './pantry.ts'
import type { Pictures } from './picture.ts'
import { tea } from './tea.ts'

export const pictures: Record<string, Pictures> = {
  'tea-house': { ...tea, ...bakery, ...pantry, ...categoryPictures },
  bookshop: books,
}
