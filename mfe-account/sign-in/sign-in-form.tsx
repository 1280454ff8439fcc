import { useStore } from '@nanostores/react'
import { SignOn } from 'shared-contracts/api/entities/session.ts'
import { spaced } from 'shared-contracts/language/spaced.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { takesOrders } from 'shared-contracts/remote/state/takes-orders.ts'
import { TextField } from 'shared-contracts/ui/form/field.tsx'
import { PasswordField } from 'shared-contracts/ui/form/password-field.tsx'
import { useForm } from 'shared-contracts/ui/form/use-form.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { useStillHere } from 'shared-contracts/ui/use-still-here.ts'
import { orderOf } from '../find-order/order-of.ts'
import type { en } from '../messages/en.ts'
import { ProviderButtons } from '../providers/provider-buttons.tsx'
import { AlreadySignedIn, useWasSignedIn } from './already-signed-in.tsx'
import { EntryForm } from './entry-form.tsx'
import type { EntryData } from './entry-loader.ts'
import { translateRefusals } from './refusals.ts'
import { AFTER_SIGN_IN, REFUSALS, signIn } from './sign-in.ts'

export function SignInForm({ next, left }: Pick<EntryData, 'next' | 'left'>) {
  const t = useT<typeof en>()
  const app = useApp()
  const canOrder = takesOrders(useStore(app.state.$appInfo))
  const navigate = useNavigate()
  const stay = useStillHere()
  const wasSignedIn = useWasSignedIn()
  const form = useForm({
    schema: SignOn,
    keepIn: 'account.login',
    refusals: translateRefusals(REFUSALS, t),
    async submit(values) {
      const isHere = stay()
      await signIn(app, values)
      if (isHere()) await navigate(next ?? AFTER_SIGN_IN, { replace: true })
    },
  })
  if (wasSignedIn) return <AlreadySignedIn to={next ?? AFTER_SIGN_IN} />
  return (
    <EntryForm
      form={form}
      news={left && t(`account.left.${left}`)}
      title={t('account.login.title')}
      intro={t(canOrder ? 'account.login.intro' : 'account.login.introNoCart')}
      submit={t('account.login.submit')}
      busyText={t('account.login.busy')}
      other={
        <>
          {spaced(t('account.login.noAccount'))}
          <Link
            to={href('/account/signup', undefined, { next: next ?? undefined })}
            state={{ email: form.values.emailID }}
          >
            {t('account.login.register')}
          </Link>
          <p>
            <Link to={href('/account/findOrder', undefined, { order: orderOf(next) })}>
              {t('account.login.findOrder')}
            </Link>
          </p>
          <div className="account-ways">
            <ProviderButtons next={next} />
          </div>
        </>
      }
    >
      <TextField
        type="email"
        autoComplete="username"
        inputMode="email"
        label={t('account.email')}
        {...form.field('emailID')}
      />
      <PasswordField
        autoComplete="current-password"
        label={t('account.password')}
        {...form.field('password')}
      />
      <p className="account-forgot">
        <Link to={href('/account/forgotPassword')} state={{ email: form.values.emailID }}>
          {t('account.login.forgot')}
        </Link>
      </p>
    </EntryForm>
  )
}
