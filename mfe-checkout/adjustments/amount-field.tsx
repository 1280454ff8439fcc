import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import { formatMoney, fractionDigits } from 'shared-contracts/language/money.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { TextField } from 'shared-contracts/ui/form/field.tsx'
import { ADJUSTMENT_TEXTS } from '../messages/adjustments.ts'
import { minorOf } from './minor-of.ts'
import { toSummary } from './part.tsx'

interface AmountFieldProps {
  name: string
  label: string
  /** Label of the button. */
  submit: string
  /** As it is so far, minor units; null for an empty field. Another one takes the place of what is not being typed. */
  initial: number | null
  max: number
  currency: string
  problem: string | undefined
  busy: boolean
  /** Each amount is taken beside those before: none while one is on its way. Else another waits for its turn, in place of the one before. */
  adds?: boolean
  /** @param amount minor units, 0 to `max` */
  onAmount(amount: number): void
}

/** An amount to type, with its button. */
export function AmountField(props: AmountFieldProps) {
  const { name, label, submit, initial, max, currency, problem, busy, adds = false, onAmount } = props
  const t = ADJUSTMENT_TEXTS.useTexts()
  const language = useStore(useApp().state.$language)
  const digits = fractionDigits(currency)
  const written = initial === null ? '' : (initial / 10 ** digits).toFixed(digits)
  const [typed, setTyped] = useState(written)
  // What stood in the field when it was given, or when it was sent.
  const [settled, setSettled] = useState({ initial, text: written })
  if (settled.initial !== initial) {
    setSettled({ initial, text: written })
    if (typed === settled.text) setTyped(written)
  }
  const [mistake, setMistake] = useState<string | null>(null)
  const most = formatMoney(max, currency, language)
  function send(event: FormEvent) {
    event.preventDefault()
    const amount = minorOf(typed, currency)
    const isRight = amount !== null && amount <= max
    setMistake(isRight ? null : t('checkout.amount.mistake', { most }))
    if (!isRight || (busy && (adds || typed === settled.text))) return
    setSettled({ initial, text: typed })
    onAmount(amount)
  }
  return (
    <form ref={toSummary} className="checkout-inline" onSubmit={send}>
      <TextField
        label={label}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        hint={t('checkout.amount.upTo', { most })}
        error={mistake ?? problem ?? null}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <button type="submit" className="button" aria-busy={busy}>
        {submit}
      </button>
    </form>
  )
}
