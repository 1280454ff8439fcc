import { useData } from 'shared-contracts/remote/page.ts'
import MoreSection from '../content/more-sections.tsx'
import { Sections } from '../content/sections.tsx'
import type { loader } from './content.ts'

export { loader, meta } from './content.ts'

export function Component() {
  const { title, sections } = useData<typeof loader>()
  return <Sections title={title} sections={sections} More={MoreSection} />
}
