import { useData } from 'shared-contracts/remote/page.ts'
import { ProviderReturn } from '../providers/provider-return.tsx'
import { SignInForm } from '../sign-in/sign-in-form.tsx'
import type { loader } from './login.ts'

export { loader, meta } from './login.ts'

export function Component() {
  const { next, back } = useData<typeof loader>()
  if (back) return <ProviderReturn back={back} />
  return <SignInForm next={next} />
}
