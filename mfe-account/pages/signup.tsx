import { useData } from 'shared-contracts/remote/page.ts'
import { RegisterForm } from '../sign-in/register-form.tsx'
import type { loader } from './signup.ts'

export { loader, meta } from './signup.ts'

export function Component() {
  const { next } = useData<typeof loader>()
  return <RegisterForm next={next} />
}
