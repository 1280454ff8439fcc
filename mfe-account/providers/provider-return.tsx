import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Spinner } from 'shared-contracts/ui/progress/progress.tsx'
import { useStillHere } from 'shared-contracts/ui/use-still-here.ts'
import type { en } from '../messages/en.ts'
import { MessagePage } from '../password/message-page.tsx'
import { AFTER_SIGN_IN } from '../sign-in/sign-in.ts'
import type { CameBack } from './came-back.ts'
import { forgetErrand, keepErrand, readErrand } from './errand.ts'
import { ProviderRegister } from './provider-register.tsx'
import { settle } from './settle.ts'
import { useProvider } from './use-provider.ts'

/** The page a provider leads back to: signs in, links, or asks for what an account still needs. */
export function ProviderReturn({ back, next }: { back: CameBack; next: string | null }) {
  const t = useT<typeof en>()
  const app = useApp()
  const navigate = useNavigate()
  const stay = useStillHere()
  const begun = useRef(false)
  const [outcome, setOutcome] = useState<{ failed: string } | { nickname: string } | null>(null)
  const { lead } = useProvider()
  const name = t(`account.provider.${back.provider}`)
  const run = useEffectEvent(async (): Promise<void> => {
    const errand = { ...readErrand(), ...(next && { next }) }
    keepErrand(errand)
    const { code } = back
    if (code === null) return setOutcome({ failed: '' })
    const isHere = stay()
    try {
      const settled = await settle(app, { ...back, code }, errand)
      if (settled.kind === 'new') return setOutcome(settled)
      forgetErrand()
      if (settled.kind === 'linked') app.notify('success', t('account.provider.linked', { name }))
      if (isHere()) await navigate(errand.next ?? AFTER_SIGN_IN, { replace: true })
    } catch (error) {
      if (!isFailure(error)) throw error
      setOutcome({ failed: readFailure(error).message })
    }
  })
  // The code is good once.
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void run()
  }, [])
  if (outcome === null)
    return (
      <div className="page-narrow empty" role="status">
        <Spinner />
        <p>{t('account.provider.asking', { name })}</p>
      </div>
    )
  if ('nickname' in outcome) return <ProviderRegister provider={back.provider} nickname={outcome.nickname} />
  return (
    <MessagePage title={t('account.provider.failed', { name })}>
      {outcome.failed && <p>{outcome.failed}</p>}
      <div className="row">
        <button
          type="button"
          className="button button-primary"
          onClick={() => lead(back.provider, readErrand())}
        >
          {t('account.retry')}
        </button>
        <Link className="button" to={href('/account/login')}>
          {t('account.provider.other')}
        </Link>
      </div>
    </MessagePage>
  )
}
