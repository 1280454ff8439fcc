import { Suspense } from 'react'
import { useData } from 'shared-contracts/remote/page.ts'
import { codeLater } from 'shared-contracts/ui/code-later.tsx'
import { SignInForm } from '../sign-in/sign-in-form.tsx'
import type { loader } from './login.ts'

const ProviderReturn = codeLater(
  async () =>
    (await import(/* webpackChunkName: "provider-return" */ '../providers/provider-return.tsx'))
      .ProviderReturn,
)

export { loader, meta } from './login.ts'

export function Component() {
  const { next, left, back } = useData<typeof loader>()
  if (back)
    return (
      <Suspense fallback={null}>
        <ProviderReturn back={back} next={next} />
      </Suspense>
    )
  return <SignInForm next={next} left={left} />
}
