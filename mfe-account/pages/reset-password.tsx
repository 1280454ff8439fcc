import { ResetForm } from '../password/reset-form.tsx'

export { loader, meta } from './reset-password.ts'

export const Component = ResetForm
