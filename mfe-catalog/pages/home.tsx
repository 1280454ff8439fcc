import { lazy } from 'react'
import { useData } from 'shared-contracts/remote/page.ts'
import { useNextPage } from 'shared-contracts/ui/use-next-page.ts'
import { Sections } from '../content/sections.tsx'
import { ANY_LIST, ANY_PRODUCT, learnNames } from '../product-cards/next-pages.ts'
import type { loader } from './home.ts'

export { loader, meta } from './home.ts'

const MoreSection = lazy(() => import(/* webpackChunkName: "more-sections" */ '../content/more-sections.tsx'))

export function Component() {
  useNextPage(ANY_LIST, learnNames)
  useNextPage(ANY_PRODUCT)
  const { title, sections } = useData<typeof loader>()
  return <Sections title={title} sections={sections} More={MoreSection} />
}
