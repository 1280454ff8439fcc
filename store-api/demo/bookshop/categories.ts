import type { DemoCategory } from '../types.ts'

const category = (slug: string, en: string, text: string): DemoCategory => ({
  slug,
  name: { en },
  description: { en: text },
  image: `category-${slug}`,
})

export const categories: readonly DemoCategory[] = [
  category('fiction', 'Fiction', 'Novels and stories we would lend to a friend.'),
  category('nature-and-place', 'Nature & Place', 'Tides, birds, walks and weather.'),
  category('table-and-craft', 'Table & Craft', 'To cook from, knit from and mend with.'),
  category('childrens-books', 'Children’s Books', 'Read aloud, then read again.'),
]
