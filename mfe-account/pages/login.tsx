import { useLoaderData } from 'shared-contracts/remote/runtime/router.ts'
import type { EntryData } from '../sign-in/entry-loader.ts'
import { SignInForm } from '../sign-in/sign-in-form.tsx'

export { loader, meta } from './login.ts'

export function Component() {
  const { next } = useLoaderData() as EntryData
  return <SignInForm next={next} />
}
