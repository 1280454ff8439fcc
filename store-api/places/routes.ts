import { feature } from '../calls/feature.ts'
import { provinces, supportedCountries } from './countries.ts'
import { timeZoneInfo } from './time-zones.ts'

export const placesFeature = feature({
  'GET common3/supportedCountries': supportedCountries,
  'GET common3/provinces/{country}': provinces,
  'POST common3/timeZoneInfo/GMT': timeZoneInfo,
})
