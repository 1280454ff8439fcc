import { useLoaderData } from 'shared-contracts/remote/runtime/router.ts'
import type { EntryData } from '../sign-in/entry-loader.ts'
import { RegisterForm } from '../sign-in/register-form.tsx'

export { loader, meta } from './signup.ts'

export function Component() {
  const { next } = useLoaderData() as EntryData
  return <RegisterForm next={next} />
}
