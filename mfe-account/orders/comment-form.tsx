import { useRef } from 'react'
import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import { Comment } from 'shared-contracts/api/fields.ts'
import { randomID } from 'shared-contracts/remote/random-id.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { TextArea } from 'shared-contracts/ui/form/field.tsx'
import { FormProblem } from 'shared-contracts/ui/form/form-problem.tsx'
import { SubmitButton } from 'shared-contracts/ui/form/submit-button.tsx'
import { useForm } from 'shared-contracts/ui/form/use-form.ts'
import * as v from 'valibot'
import { forgetTyped } from '../account-frame/forget-typed.ts'
import type { en } from '../messages/en.ts'
import { useSignInAgain } from '../sign-in/use-sign-in-again.ts'

const schema = v.strictObject({ comment: Comment })

/** Words of the shopper to the store about an order that is under way. */
export function CommentForm({ order, changed }: { order: OrderDetail; changed(order: OrderDetail): void }) {
  const t = useT<typeof en>()
  const { api, notify } = useApp()
  const signInAgain = useSignInAgain()
  const intentID = useRef(randomID())
  const kept = `account.comment.${order.orderID}`
  const form = useForm({
    schema,
    keepIn: kept,
    async submit({ comment }) {
      const call = api('PUT admin/orderManagement/addComment/{id}', {
        params: { id: order.orderID },
        body: { comment, intentID: intentID.current },
      })
      changed(await call.catch(signInAgain))
      intentID.current = randomID()
      form.set('comment', '')
      forgetTyped(kept)
      notify('success', t('account.order.comment.sent'))
    },
  })
  return (
    <form className="account-form account-unprinted" {...form.formProps}>
      <FormProblem>{form.problem}</FormProblem>
      <TextArea label={t('account.order.comment.add')} {...form.field('comment')} />
      <SubmitButton className="" busy={form.busy} busyText={t('account.order.comment.busy')}>
        {t('account.order.comment.send')}
      </SubmitButton>
    </form>
  )
}
