export const SITEMAP_PATH = '/sitemap.xml'
export const SITEMAP_PAGES_PATH = '/sitemap-pages.xml'
export const SITEMAP_PRODUCTS_PATH = '/sitemap-products.xml'
export const PRODUCT_FEED_PATH = '/feeds/products.xml'
export const BLOG_RSS_PATH = '/blog/feed.xml'
export const BLOG_JSON_PATH = '/blog/feed.json'

/** Products of one part of a sitemap or feed: as many as ten calls bring, far below the 50,000 a sitemap may hold. */
export const PART_SIZE = 1_200
