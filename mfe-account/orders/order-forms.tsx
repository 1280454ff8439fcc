import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { CommentDialog } from './comment-dialog.tsx'
import { ProblemDialog } from './problem-dialog.tsx'

export interface OrderFormProps {
  order: OrderDetail
  close(): void
  changed(order: OrderDetail): void
}

const FORMS = { cancel: CancelDialog, comment: CommentDialog, problem: ProblemDialog } as const
export type OrderForm = keyof typeof FORMS

/** The form that was asked for: forms are a chunk of their own, since most who look at an order need none. */
export default function OrderForms({ form, ...props }: OrderFormProps & { form: OrderForm }) {
  const Form = FORMS[form]
  return <Form {...props} />
}
