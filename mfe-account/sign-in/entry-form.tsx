import type { ReactNode } from 'react'
import { FormProblem } from 'shared-contracts/ui/form/form-problem.tsx'
import { SubmitButton } from 'shared-contracts/ui/form/submit-button.tsx'
import type { useForm } from 'shared-contracts/ui/form/use-form.ts'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { NoScript } from '../account-frame/no-script.tsx'

interface EntryFormProps {
  form: Pick<ReturnType<typeof useForm>, 'busy' | 'problem' | 'formProps'>
  /** Told before anything is asked. */
  news?: string | null
  title: string
  intro: string
  submit: string
  busyText: string
  children: ReactNode
  /** Way to the other form, where there is one. */
  other: ReactNode
}

/** The frame that signing in, registering and the ways back to an account or an order share. */
export function EntryForm({ form, news, title, intro, submit, busyText, children, other }: EntryFormProps) {
  return (
    <div className="page-narrow account-entry">
      {news && <Notice kind="success">{news}</Notice>}
      <header className="stack">
        <h1 className="display">{title}</h1>
        <p className="muted">{intro}</p>
      </header>
      <form className="card account-form" {...form.formProps}>
        <FormProblem>{form.problem}</FormProblem>
        {children}
        <SubmitButton busy={form.busy} busyText={busyText}>
          {submit}
        </SubmitButton>
        <NoScript />
      </form>
      {other && <div className="account-other">{other}</div>}
    </div>
  )
}
