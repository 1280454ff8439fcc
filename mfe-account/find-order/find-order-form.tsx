import { useState } from 'react'
import { Id } from 'shared-contracts/api/entities/basics.ts'
import { Email, folded } from 'shared-contracts/api/fields.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { TextField } from 'shared-contracts/ui/form/field.tsx'
import { useForm } from 'shared-contracts/ui/form/use-form.ts'
import { handFocusOn } from 'shared-contracts/ui/hand-focus-on.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import * as v from 'valibot'
import { RECOVERY_TEXTS } from '../messages/recovery.ts'
import { MessagePage } from '../password/message-page.tsx'
import { EntryForm } from '../sign-in/entry-form.tsx'
import { keepsAccounts } from '../sign-in/no-accounts.ts'

const handOn = handFocusOn('h1')

// As people copy it: with the sign in front, in small letters, in full width.
const OrderNumber = v.pipe(
  folded,
  v.transform(text => text.replace(/[\s#]/g, '').toUpperCase()),
  Id,
)
const schema = v.strictObject({ orderID: OrderNumber, emailID: Email })

/** Asks for the mail with the link to an order. What it says afterwards is the same whatever was typed (CHK-10). */
export function FindOrderForm({ orderID: known }: { orderID: string }) {
  const t = RECOVERY_TEXTS.useTexts()
  const { api, state } = useApp()
  const accounts = keepsAccounts(state)
  const [sent, setSent] = useState<{ orderID: string; emailID: string } | null>(null)
  const form = useForm({
    schema,
    keepIn: 'account.find',
    initial: { orderID: known },
    messages: { orderID: t('account.find.number.mistake') },
    async submit(asked) {
      await api('GET common3/forgotPassword', { query: asked })
      setSent(asked)
    },
  })
  if (sent)
    return (
      <MessagePage title={t('account.forgot.sentTitle')}>
        <p>{t('account.find.sent', { id: sent.orderID, email: sent.emailID })}</p>
        <p className="muted">{t('account.find.notCome')}</p>
        <div className="row">
          <button ref={handOn} type="button" className="button" onClick={() => setSent(null)}>
            {t('account.forgot.again')}
          </button>
        </div>
      </MessagePage>
    )
  return (
    <EntryForm
      form={form}
      title={t('account.find.title')}
      intro={t('account.find.intro')}
      submit={t('account.forgot.submit')}
      busyText={t('account.forgot.busy')}
      other={accounts && <Link to={href('/account/login')}>{t('account.forgot.toLogin')}</Link>}
    >
      <TextField
        label={t('account.find.number')}
        hint={t('account.find.number.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('orderID')}
      />
      <TextField
        type="email"
        autoComplete="email"
        inputMode="email"
        label={t('account.email')}
        {...form.field('emailID')}
      />
    </EntryForm>
  )
}
