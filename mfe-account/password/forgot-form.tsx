import { type ReactNode, useState } from 'react'
import { Email } from 'shared-contracts/api/fields.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { TextField } from 'shared-contracts/ui/form/field.tsx'
import { useForm } from 'shared-contracts/ui/form/use-form.ts'
import { handFocusOn } from 'shared-contracts/ui/hand-focus-on.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import * as v from 'valibot'
import { RECOVERY_TEXTS } from '../messages/recovery.ts'
import { EntryForm } from '../sign-in/entry-form.tsx'
import { useHandedEmail } from '../sign-in/use-handed-email.ts'
import { MessagePage } from './message-page.tsx'

const handOn = handFocusOn('h1')

const schema = v.strictObject({ emailID: Email })

/** Asks for the mail with the link. What it says afterwards is the same whoever's address it is (ACC-1). */
export function ForgotForm() {
  const t = RECOVERY_TEXTS.useTexts()
  const { api } = useApp()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    schema,
    keepIn: 'account.forgot',
    async submit({ emailID }) {
      await api('GET common3/forgotPassword', { query: { emailID } })
      setSentTo(emailID)
    },
  })
  const email = useHandedEmail(address => form.set('emailID', address))
  if (sentTo !== null) return <Sent email={sentTo} again={() => setSentTo(null)} />
  return (
    <EntryForm
      form={form}
      title={t('account.forgot.title')}
      intro={t('account.forgot.intro')}
      submit={t('account.forgot.submit')}
      busyText={t('account.forgot.busy')}
      other={<ToLogin>{t('account.forgot.toLogin')}</ToLogin>}
    >
      <TextField
        ref={email}
        type="email"
        autoComplete="username"
        inputMode="email"
        label={t('account.email')}
        {...form.field('emailID')}
      />
    </EntryForm>
  )
}

function Sent({ email, again }: { email: string; again(): void }) {
  const t = RECOVERY_TEXTS.useTexts()
  return (
    <MessagePage title={t('account.forgot.sentTitle')}>
      <p>{t('account.forgot.sent', { email })}</p>
      <p className="muted">{t('account.forgot.notCome')}</p>
      <div className="row">
        <button ref={handOn} type="button" className="button" onClick={again}>
          {t('account.forgot.again')}
        </button>
        <ToLogin>{t('account.forgot.toLogin')}</ToLogin>
      </div>
    </MessagePage>
  )
}

const ToLogin = ({ children }: { children: ReactNode }) => <Link to={href('/account/login')}>{children}</Link>
