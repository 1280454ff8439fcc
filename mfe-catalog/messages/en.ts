export default {
  'catalog.shop': 'Shop',
  'catalog.see-all-products': 'See all products',
  'catalog.try-again': 'Try again',
  'catalog.breadcrumbs': 'You are here',
  'catalog.price-before': 'From ',
  'catalog.price-after': '',
  'catalog.price-was': 'Before: ',
  'catalog.sold-out': 'Sold out',
  'catalog.reduced': 'Reduced',
  'catalog.last-chance': 'Last chance',

  'catalog.items_one': '{{count}} item',
  'catalog.items_other': '{{count}} items',

  'catalog.search-label': 'Search the shop',
  'catalog.search-submit': 'Search',
  'catalog.search-close': 'Cancel',
  'catalog.suggestions-label': 'Suggested products',
  'catalog.suggestions_one': '{{count}} suggestion',
  'catalog.suggestions_other': '{{count}} suggestions',
} as const
