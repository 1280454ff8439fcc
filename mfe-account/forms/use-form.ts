import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { en } from '../messages/en.ts'
import { type Told, tellRefusal } from './refusal.ts'
import { fields, type MessageKey, type Rule, validate } from './rules.ts'

export interface FormOptions<F extends string> {
  /** Field name → its rule, in the order of the form. */
  rules: Record<F, Rule>
  /** Our own wording of refusals by HTTP status. */
  refusals: { readonly [status: number]: MessageKey }
  submit(values: Record<F, string>): Promise<void>
}

/** A form whose inputs keep their own values, so that autofill and typing before hydration are not lost. */
export function useForm<F extends string>({ rules, refusals, submit }: FormOptions<F>) {
  const t = useT<typeof en>()
  const [told, setTold] = useState<Told<F>>({ problem: null, fields: {} })
  const [busy, setBusy] = useState(false)
  const under = useRef(false)
  const names = fields(rules)

  const tellFields = (wrong: Partial<Record<F, MessageKey>>): Partial<Record<F, string>> => {
    const said = names.flatMap(f => {
      const key = wrong[f]
      return key ? [[f, t(key)] as const] : []
    })
    return Object.fromEntries(said) as Partial<Record<F, string>>
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    if (under.current) return
    const values = read(form, names)
    const wrong = tellFields(validate(rules, values))
    setTold({ problem: null, fields: wrong })
    if (focusFirst(form, names, wrong)) return
    under.current = true
    setBusy(true)
    try {
      await submit(values)
    } catch (error) {
      const answer = tellRefusal(error, names, refusals)
      setTold(answer)
      focusFirst(form, names, answer.fields)
    } finally {
      under.current = false
      setBusy(false)
    }
  }

  /** A field is judged when it is left, unless it was only passed through. */
  function onBlur({ target }: FocusEvent<HTMLFormElement>): void {
    const field = names.find(n => n === target.name)
    if (!field || (target.value === '' && !told.fields[field])) return
    const key = rules[field](target.value)
    setTold(({ problem, fields: { [field]: _, ...rest } }) => ({
      problem,
      fields: { ...rest, ...(key ? { [field]: t(key) } : {}) } as Told<F>['fields'],
    }))
  }

  const { problem } = told
  return {
    busy,
    problem: problem && ('text' in problem ? problem.text : t(problem.key)),
    error: (field: F): string | null => told.fields[field] ?? null,
    // `post`: a submission before the page is hydrated must not put a password into the address.
    form: { method: 'post', noValidate: true, onSubmit, onBlur },
  } as const
}

function read<F extends string>(form: HTMLFormElement, names: readonly F[]): Record<F, string> {
  const data = new FormData(form)
  return Object.fromEntries(names.map(n => [n, String(data.get(n) ?? '')])) as Record<F, string>
}

function focusFirst<F extends string>(
  form: HTMLFormElement,
  names: readonly F[],
  wrong: Partial<Record<F, string>>,
): boolean {
  const first = names.find(n => wrong[n])
  if (!first) return false
  const input = form.elements.namedItem(first)
  if (input instanceof HTMLElement) input.focus()
  return true
}
