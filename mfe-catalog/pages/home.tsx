import { lazy } from 'react'
import { useData } from 'shared-contracts/remote/page.ts'
import { Sections } from '../content/sections.tsx'
import type { loader } from './home.ts'

export { loader, meta } from './home.ts'

const MoreSection = lazy(() => import(/* webpackChunkName: "more-sections" */ '../content/more-sections.tsx'))

export function Component() {
  const { title, sections } = useData<typeof loader>()
  return <Sections title={title} sections={sections} More={MoreSection} />
}
