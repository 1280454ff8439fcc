import { href } from 'shared-contracts/remote/routes/href.ts'

/** One step of the way to a page. */
export interface Crumb {
  name: string
  path: string
}

export const categoryCrumb = ({ slug, name }: { slug: string; name: string }): Crumb => ({
  name,
  path: href('/store/productlist', undefined, { cat: slug }),
})

/** schema.org BreadcrumbList (CAT-8). */
export const breadcrumbList = (crumbs: readonly Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: path,
  })),
})
