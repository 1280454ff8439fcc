import { useState } from 'react'
import { RestockForm } from 'shared-contracts/api/message/submit-form.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { TextField } from 'shared-contracts/ui/form/field.tsx'
import { FormProblem } from 'shared-contracts/ui/form/form-problem.tsx'
import { SubmitButton } from 'shared-contracts/ui/form/submit-button.tsx'
import { useForm } from 'shared-contracts/ui/form/use-form.ts'
import { handFocusOn } from 'shared-contracts/ui/hand-focus-on.ts'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import * as v from 'valibot'
import { RESTOCK_TEXTS } from '../messages/restock.ts'

const toForm = handFocusOn('input', true)
const toAnswer = handFocusOn('.notice-success', true)

const FIELDS = v.omit(RestockForm, ['restock'])

interface Props {
  productID: string
  /** The sold-out choice; null while none is chosen. */
  optionPair: string | null
}

/** Asks for one mail when a choice is there again (CAT-11). */
export default function RestockNotice({ productID, optionPair }: Props) {
  const t = RESTOCK_TEXTS.useTexts()
  const [open, setOpen] = useState(false)
  const [toldAbout, setToldAbout] = useState<{ optionPair: string; email: string } | null>(null)
  if (optionPair === null) return <p className="muted">{t('catalog.restock-choose')}</p>
  if (toldAbout?.optionPair === optionPair)
    return (
      <Notice kind="success" role="status">
        {t('catalog.restock-done', { email: toldAbout.email })}
      </Notice>
    )
  if (!open)
    return (
      <button ref={toForm} type="button" className="button" onClick={() => setOpen(true)}>
        {t('catalog.restock')}
      </button>
    )
  return (
    <div ref={toAnswer}>
      <Ask
        key={optionPair}
        restock={{ productID, optionPair }}
        onAsked={email => setToldAbout({ optionPair, email })}
      />
    </div>
  )
}

interface AskProps {
  restock: v.InferOutput<typeof RestockForm>['restock']
  onAsked(email: string): void
}

function Ask({ restock, onAsked }: AskProps) {
  const { api, state } = useApp()
  const t = RESTOCK_TEXTS.useTexts()
  const form = useForm({
    schema: FIELDS,
    keepIn: `catalog.restock.${restock.productID}`,
    initial: { emailID: state.$session.get().user?.emailID ?? '' },
    async submit({ emailID }) {
      await api('POST message/submitForm', { body: { emailID, restock } })
      onAsked(emailID)
    },
  })
  return (
    <form {...form.formProps} className="stack catalog-restock">
      <TextField
        label={t('catalog.restock-email')}
        hint={t('catalog.restock-hint')}
        type="email"
        autoComplete="email"
        {...form.field('emailID')}
      />
      <FormProblem>{form.problem}</FormProblem>
      <SubmitButton busy={form.busy} busyText={t('catalog.restock-sending')}>
        {t('catalog.restock-send')}
      </SubmitButton>
    </form>
  )
}
