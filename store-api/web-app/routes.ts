import { feature } from '../calls/feature.ts'
import { iconRoute } from './icon-route.ts'

export const webAppFeature = feature({}, iconRoute)
