import { feature } from '../calls/feature.ts'
import { pageContent } from './page-content.ts'
import { sectionTemplateByType } from './section-templates.ts'

export const contentFeature = feature({
  'GET common3/pageContent': pageContent,
  'GET common3/sectionTemplateByType/{type}': sectionTemplateByType,
})
