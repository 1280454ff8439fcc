import { useData } from 'shared-contracts/remote/page.ts'
import { SignInForm } from '../sign-in/sign-in-form.tsx'
import type { loader } from './login.ts'

export { loader, meta } from './login.ts'

export function Component() {
  const { next } = useData<typeof loader>()
  return <SignInForm next={next} />
}
