import type { ReactNode } from 'react'
import type { useForm } from '../forms/use-form.ts'

interface EntryFormProps {
  form: Pick<ReturnType<typeof useForm>, 'busy' | 'problem' | 'form'>
  title: string
  intro: string
  submit: string
  busy: string
  children: ReactNode
  /** Way to the other form. */
  other: ReactNode
}

/** The frame that signing in and registering share. */
export function EntryForm({ form, title, intro, submit, busy, children, other }: EntryFormProps) {
  return (
    <div className="page-narrow account-entry">
      <header className="stack">
        <h1 className="display">{title}</h1>
        <p className="muted">{intro}</p>
      </header>
      <form className="card account-form" {...form.form}>
        <div role="alert">{form.problem && <p className="notice notice-error">{form.problem}</p>}</div>
        {children}
        <button
          type="submit"
          className="button button-primary button-wide"
          disabled={form.busy}
          aria-busy={form.busy}
        >
          {form.busy ? busy : submit}
        </button>
      </form>
      <p className="account-other">{other}</p>
    </div>
  )
}
