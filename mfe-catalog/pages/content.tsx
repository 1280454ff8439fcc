import type { PageContent } from 'shared-contracts/api/entities/page-content.ts'
import { useLoaderData } from 'shared-contracts/remote/runtime/router.ts'
import { Sections } from '../sections/sections.tsx'

export { loader, meta } from './content.ts'

export function Component() {
  const { title, sections } = useLoaderData() as PageContent
  return <Sections title={title} sections={sections} />
}
