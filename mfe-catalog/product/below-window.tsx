export { RecentRow } from '../recently-viewed/recent-row.tsx'
export { RelatedRow } from '../related-products/related-row.tsx'
export { About } from './about.tsx'
