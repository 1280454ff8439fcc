import type { Handler } from '../calls/route.ts'
import { Refusal } from '../http/refusal.ts'
import { categoryTree, pathTo } from './category-tree.ts'

export const categories: Handler<'GET productManagement/categories/{x}'> = async ({
  shop,
  visitor,
  params,
}) => {
  const tree = await categoryTree(shop.db, visitor.language, visitor.locationId)
  if (params.x === 'all') return { categories: tree }
  if (!tree.some(c => c.slug === params.x)) throw new Refusal('not-found')
  return {
    categories: tree.filter(c => c.slug !== params.x && pathTo(tree, c.slug).some(p => p.slug === params.x)),
  }
}

export const category: Handler<'GET productManagement2/category/{name}'> = async ({
  shop,
  visitor,
  params,
}) => {
  const tree = await categoryTree(shop.db, visitor.language, visitor.locationId)
  const found = tree.find(c => c.slug === params.name) ?? tree.find(c => c.name === params.name)
  if (!found) throw new Refusal('not-found')
  return {
    ...found,
    children: tree.filter(c => c.parent === found.slug),
    breadcrumbs: pathTo(tree, found.slug),
  }
}
