import { CancelDialog } from './cancel-dialog.tsx'
import { CommentDialog } from './comment-dialog.tsx'
import type { OrderForm, OrderFormProps } from './order-form-props.ts'
import { ProblemDialog } from './problem-dialog.tsx'

const FORMS = {
  cancel: CancelDialog,
  comment: CommentDialog,
  problem: ProblemDialog,
} as const satisfies Record<OrderForm, unknown>

/** The form that was asked for: forms are a chunk of their own, since most who look at an order need none. */
export function OrderForms({ form, ...props }: OrderFormProps & { form: OrderForm }) {
  const Form = FORMS[form]
  return <Form {...props} />
}
