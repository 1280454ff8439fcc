import { ForgotForm } from '../password/forgot-form.tsx'

export { loader, meta } from './forgot-password.ts'

export const Component = ForgotForm
