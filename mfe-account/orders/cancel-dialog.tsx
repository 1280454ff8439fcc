import { useStore } from '@nanostores/react'
import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import { Comment } from 'shared-contracts/api/fields.ts'
import { formatMoney } from 'shared-contracts/language/money.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { Dialog } from 'shared-contracts/ui/dialog/dialog.tsx'
import { TextArea } from 'shared-contracts/ui/form/field.tsx'
import { FormProblem } from 'shared-contracts/ui/form/form-problem.tsx'
import { SubmitButton } from 'shared-contracts/ui/form/submit-button.tsx'
import * as v from 'valibot'
import { ORDER_FORM_TEXTS } from '../messages/order-forms.ts'
import { useAccountForm } from '../sign-in/use-account-form.ts'
import { comesBack } from './comes-back.ts'

const schema = v.strictObject({ reason: v.optional(Comment) })

interface Props {
  order: OrderDetail
  close(): void
  changed(order: OrderDetail): void
}

/** Asks once more, and says beforehand what comes back. */
export function CancelDialog({ order, close, changed }: Props) {
  const t = ORDER_FORM_TEXTS.useTexts()
  const { api, state, notify } = useApp()
  const language = useStore(state.$language)
  const { money, credit } = comesBack(order)
  const amount = (minor: number) => ({ amount: formatMoney(minor, order.currency, language) })
  const form = useAccountForm({
    schema,
    keepIn: `account.cancel.${order.orderID}`,
    async submit(body) {
      const params = { id: order.orderID }
      changed(await api('PUT admin/orderManagement/cancelOrder/{id}', { params, body }))
      notify('success', t('account.order.cancel.done'))
      close()
    },
  })
  return (
    <Dialog open onClose={close} title={t('account.order.cancel.title')} kind="sheet" focus="title">
      <div className="stack">
        {money > 0 && <p>{t('account.order.cancel.money', amount(money))}</p>}
        {credit > 0 && <p>{t('account.order.cancel.credit', amount(credit))}</p>}
        {money + credit === 0 && <p>{t('account.order.cancel.nothing')}</p>}
        <form className="account-form" {...form.formProps}>
          <FormProblem>{form.problem}</FormProblem>
          <TextArea label={t('account.order.cancel.reason')} {...form.field('reason')} />
          <SubmitButton busy={form.busy} busyText={t('account.order.cancel.busy')}>
            {t('account.order.cancel.sure')}
          </SubmitButton>
          <button type="button" className="button button-wide" onClick={close}>
            {t('account.order.cancel.keep')}
          </button>
        </form>
      </div>
    </Dialog>
  )
}
