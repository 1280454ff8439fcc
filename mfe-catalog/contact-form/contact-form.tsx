import { useEffect, useRef, useState } from 'react'
import { cutTo, LIMITS } from 'shared-contracts/api/limits.ts'
import { ContactForm as Schema } from 'shared-contracts/api/message/submit-form.ts'
import { randomID } from 'shared-contracts/remote/random-id.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useSearchParams } from 'shared-contracts/remote/runtime/router.ts'
import { TextArea, TextField } from 'shared-contracts/ui/form/field.tsx'
import { FormProblem } from 'shared-contracts/ui/form/form-problem.tsx'
import { SubmitButton } from 'shared-contracts/ui/form/submit-button.tsx'
import { useForm } from 'shared-contracts/ui/form/use-form.ts'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import * as v from 'valibot'
import { CONTENT_TEXTS } from '../messages/content.ts'

const FIELDS = v.omit(Schema, ['intentID'])

/** A message to the store. A repeat after a lost answer is sent once; what is typed outlives a reload. */
export function ContactForm({ heading }: { heading: string }) {
  const t = CONTENT_TEXTS.useTexts()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const place = useRef<HTMLElement>(null)
  const shown = useRef(sentTo)
  // What was pressed goes, and the focus with it: it goes on with what stands there now, unless it is elsewhere by then.
  useEffect(() => {
    if (shown.current === sentTo) return
    shown.current = sentTo
    if (document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('button, input')?.focus()
  }, [sentTo])
  return (
    <section ref={place} className="catalog-section catalog-prose stack" id="contact-form">
      {heading && <h2 className="display">{heading}</h2>}
      {sentTo === null ? (
        <Form onSent={setSentTo} />
      ) : (
        <Notice
          kind="success"
          role="status"
          title={t('catalog.contact-sent')}
          action={
            <button type="button" className="button" onClick={() => setSentTo(null)}>
              {t('catalog.contact-again')}
            </button>
          }
        >
          {t('catalog.contact-sent-text', { email: sentTo })}
        </Notice>
      )}
      <noscript>
        <Notice>{t('catalog.contact-script')}</Notice>
      </noscript>
    </section>
  )
}

const KEPT = 'catalog.contact'

function Form({ onSent }: { onSent(email: string): void }) {
  const { api } = useApp()
  const t = CONTENT_TEXTS.useTexts()
  // One message has one id, however often it is sent; another text is another message.
  const intent = useRef<{ text: string; id: string } | null>(null)
  // From a product's page: what it is about. It only fills the field.
  const about = cutTo(useSearchParams()[0].get('about') ?? '', LIMITS.subject)
  const form = useForm({
    schema: FIELDS,
    initial: { subject: about },
    messages: { phone: t('catalog.contact-phone-mistake') },
    keepIn: KEPT,
    async submit(values) {
      const text = JSON.stringify(values)
      if (intent.current?.text !== text) intent.current = { text, id: randomID() }
      await api('POST message/submitForm', { body: { ...values, intentID: intent.current.id } })
      onSent(values.emailID)
    },
  })
  return (
    <form {...form.formProps} className="stack">
      <TextField label={t('catalog.contact-name')} autoComplete="name" {...form.field('name')} />
      <TextField
        label={t('catalog.contact-email')}
        hint={t('catalog.contact-email-hint')}
        type="email"
        autoComplete="email"
        {...form.field('emailID')}
      />
      <TextField label={t('catalog.contact-phone')} type="tel" autoComplete="tel" {...form.field('phone')} />
      <TextField label={t('catalog.contact-subject')} {...form.field('subject')} />
      <TextArea label={t('catalog.contact-message')} rows={6} {...form.field('message')} />
      <FormProblem>{form.problem}</FormProblem>
      <SubmitButton busy={form.busy} busyText={t('catalog.contact-sending')}>
        {t('catalog.contact-send')}
      </SubmitButton>
    </form>
  )
}
