import { useState } from 'react'
import { Comment } from 'shared-contracts/api/fields.ts'
import { randomID } from 'shared-contracts/remote/random-id.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { Dialog } from 'shared-contracts/ui/dialog/dialog.tsx'
import { TextArea } from 'shared-contracts/ui/form/field.tsx'
import { FormProblem } from 'shared-contracts/ui/form/form-problem.tsx'
import { SubmitButton } from 'shared-contracts/ui/form/submit-button.tsx'
import * as v from 'valibot'
import { ORDER_FORM_TEXTS } from '../messages/order-forms.ts'
import { ORDER_TEXTS } from '../messages/orders.ts'
import { useAccountForm } from '../sign-in/use-account-form.ts'
import type { OrderFormProps } from './order-form-props.ts'

const schema = v.strictObject({ comment: Comment })

/** Words of the shopper to the store about an order that is under way. */
export function CommentDialog({ order, close, changed }: OrderFormProps) {
  const t = ORDER_FORM_TEXTS.useTexts()
  const page = ORDER_TEXTS.useTexts()
  const { api, notify } = useApp()
  const [intentID] = useState(randomID)
  const kept = `account.comment.${order.orderID}`
  const form = useAccountForm({
    schema,
    keepIn: kept,
    async submit({ comment }) {
      const params = { id: order.orderID }
      const call = api('PUT admin/orderManagement/addComment/{id}', { params, body: { comment, intentID } })
      changed(await call)
      notify('success', t('account.order.comment.sent'))
      close()
    },
  })
  return (
    <Dialog open onClose={close} title={page('account.order.comment.add')} kind="sheet">
      <form className="account-form" {...form.formProps}>
        <FormProblem>{form.problem}</FormProblem>
        <TextArea rows={4} label={page('account.order.comment')} {...form.field('comment')} />
        <SubmitButton busy={form.busy} busyText={t('account.order.comment.busy')}>
          {t('account.order.comment.send')}
        </SubmitButton>
      </form>
    </Dialog>
  )
}
