import { feature } from '../calls/feature.ts'
import { submitForm } from './submit-form.ts'

export const messageFeature = feature({
  'POST message/submitForm': submitForm,
})
