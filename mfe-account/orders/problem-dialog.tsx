import { useState } from 'react'
import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import { LIMITS } from 'shared-contracts/api/limits.ts'
import { fullName } from 'shared-contracts/language/full-name.ts'
import { randomID } from 'shared-contracts/remote/random-id.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { Dialog } from 'shared-contracts/ui/dialog/dialog.tsx'
import { TextArea } from 'shared-contracts/ui/form/field.tsx'
import { FormProblem } from 'shared-contracts/ui/form/form-problem.tsx'
import { SubmitButton } from 'shared-contracts/ui/form/submit-button.tsx'
import { useForm } from 'shared-contracts/ui/form/use-form.ts'
import * as v from 'valibot'
import { ORDER_FORM_TEXTS } from '../messages/order-forms.ts'
import { ORDER_TEXTS } from '../messages/orders.ts'

const schema = v.strictObject({
  message: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LIMITS.message.max)),
})

/** The contact form with everything filled in that the order says. */
export function ProblemDialog({ order, close }: { order: OrderDetail; close(): void }) {
  const t = ORDER_FORM_TEXTS.useTexts()
  const page = ORDER_TEXTS.useTexts()
  const { api, notify } = useApp()
  const [intentID] = useState(randomID)
  const { email, phone } = order.contact
  const kept = `account.problem.${order.orderID}`
  const form = useForm({
    schema,
    keepIn: kept,
    async submit({ message }) {
      const name = fullName(order.contact).slice(0, LIMITS.sender.max)
      const subject = page('account.order.title', { id: order.orderID })
      const body = { intentID, name, emailID: email, phone, subject, message }
      await api('POST message/submitForm', { body })
      notify('success', t('account.order.problem.sent'))
      close()
    },
  })
  return (
    <Dialog open onClose={close} title={t('account.order.problem.title', { id: order.orderID })} kind="sheet">
      <form className="account-form" {...form.formProps}>
        <FormProblem>{form.problem}</FormProblem>
        <TextArea
          rows={5}
          label={t('account.order.problem.message')}
          hint={t('account.order.problem.hint', { email })}
          {...form.field('message')}
        />
        <SubmitButton busy={form.busy} busyText={t('account.order.problem.busy')}>
          {t('account.order.problem.send')}
        </SubmitButton>
      </form>
    </Dialog>
  )
}
