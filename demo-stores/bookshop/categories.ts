import type { CategoryDescription } from 'store-api/store-description/description.ts'

const category = (slug: string, en: string, text: string): CategoryDescription => ({
  slug,
  name: { en },
  description: { en: text },
  image: `category-${slug}`,
})

export const categories: readonly CategoryDescription[] = [
  category('fiction', 'Fiction', 'Novels and stories we would lend to a friend.'),
  category('nature-and-place', 'Nature & Place', 'Tides, birds, walks and weather.'),
  category('table-and-craft', 'Table & Craft', 'To cook from, knit from and mend with.'),
  category('childrens-books', 'Children’s Books', 'Read aloud, then read again.'),
]
