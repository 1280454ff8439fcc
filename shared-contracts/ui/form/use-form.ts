import {
  type FocusEvent,
  type FormEvent,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { isFailure } from '../../api/failure.ts'
import { browserStorage } from '../../remote/storage.ts'
import { useKitText } from '../kit-text.ts'
import {
  checkField,
  checkForm,
  type FieldOf,
  type FormOutput,
  type FormSchema,
  type FormValues,
  fieldsOf,
  isRequired,
  type Mistake,
  type Mistakes,
  outputOf,
  type Rule,
} from './check.ts'
import {
  chooseAgain,
  focusFirst,
  isSecret,
  readControl,
  restoreControl,
  writeControl,
} from './form-elements.ts'
import { FieldError, type Problem, readRefusal } from './refusal.ts'
import { FORM_TEXTS } from './texts.ts'
import { forgetAtSignOut, keepTyped, readTyped } from './typed.ts'

export interface FormOptions<S extends FormSchema> {
  /** Gives values, types, limits and rules. Define it outside the component: with another one what was wrong is forgotten. */
  schema: S
  /** What stands in the fields at first; a field left out is empty. */
  initial?: Partial<FormValues<S>>
  /** Sends what was typed, trimmed by the schema. Whatever it throws is told to the shopper. */
  submit(values: FormOutput<S>): Promise<void>
  /** The page's own words for a mistake, by field: one for all, or by rule. */
  messages?: Partial<Record<FieldOf<S>, string | Partial<Record<Rule, string>>>>
  /** The page's own words for a refusal, by HTTP status. */
  refusals?: { readonly [status: number]: string }
  /** The page's own words where no answer came, or none that says anything. */
  problems?: { network?: string; other?: string }
  /** Key in the session storage under which what is typed outlives Back, reload and a switch of language; never secrets. */
  keepIn: string
  /** It is kept after it was sent as well, until the page forgets it. */
  keepSent?: boolean
}

/** What a field of the kit is given: `<TextField label=… {...form.field('email')} />`. */
export interface FieldProps {
  name: string
  required: boolean
  error: string | null
  /** Found as the form was sent: the focus goes to the first, and more is said of none until it is reached. */
  quiet?: boolean
  defaultValue: string
  defaultChecked: boolean
}

/** Until then nobody misses to be told that something is being sent, ms. */
const BUSY_AFTER_MS = 150

/**
 * A form by its schema. Checked when a field is left and when it is sent, with the focus on the first mistake; a mistake goes as
 * soon as it is corrected. Controls hold their own values (uncontrolled): what is typed before the page reacts is kept.
 */
export function useForm<S extends FormSchema>(options: FormOptions<S>) {
  const { schema, initial, submit, messages, refusals, problems = {}, keepIn, keepSent = false } = options
  const { state } = useApp()
  const t = useKitText(FORM_TEXTS)
  const form = useRef<HTMLFormElement>(null)
  const inFlight = useRef(false)
  const [values, setValues] = useState(() => startingValues(schema, initial))
  // A choice is also an input event of the form, which comes before the next rendering.
  const latest = useRef(values)
  const [mistakes, setMistakes] = useState<Mistakes<S>>({})
  /** Fields whose mistakes were found as it was sent. */
  const [quiet, setQuiet] = useState<readonly string[]>([])
  // What one way of filling the form got wrong, another may not even ask.
  const [asked, setAsked] = useState(schema)
  if (asked !== schema) {
    setAsked(schema)
    setMistakes({})
  }
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)
  /** Submissions that went well. */
  const [sent, setSent] = useState(0)
  /** Submissions that found something wrong: each moves the focus, after the mistakes are drawn. */
  const [failures, setFailures] = useState(0)

  const take = (next: FormValues<S>) => {
    latest.current = next
    // A form that holds what it held is not drawn again.
    setValues(shown => (fieldsOf(schema).every(field => shown[field] === next[field]) ? shown : next))
    return next
  }
  const takeControls = () => take(form.current ? readForm(form.current, latest.current) : latest.current)
  const keep = () => {
    const { current } = form
    if (!current) return
    const open = Object.entries(latest.current).filter(([name]) => !isSecret(current, name))
    const { userID } = state.$session.get()
    keepTyped(browserStorage('sessionStorage'), keepIn, userID, Object.fromEntries(open) as FormValues<S>)
  }

  const restore = useEffectEvent(() => {
    const { current } = form
    if (!current) return
    const storage = browserStorage('sessionStorage')
    forgetAtSignOut(state, storage, keepIn)
    const kept = readTyped(storage, keepIn, state.$session.get().userID)
    const known = Object.entries(kept).filter(([name]) => name in latest.current)
    for (const [name, value] of known) restoreControl(current, name, value)
    latest.current = { ...latest.current, ...Object.fromEntries(known) }
    takeControls()
  })
  const focusMistake = useEffectEvent(() => {
    if (form.current) focusFirst(form.current, Object.keys(mistakes))
  })
  // Once, after hydration: what is kept is the browser's, so the first rendering cannot have it.
  useEffect(() => restore(), [])
  // Whatever is drawn: options may come after the choice of one.
  useEffect(() => {
    if (form.current) chooseAgain(form.current, latest.current)
  })
  useEffect(() => {
    if (failures > 0) focusMistake()
  }, [failures])
  // Only once it is shown: until then a second press finds the form as it was, and would send it again.
  useEffect(() => {
    if (sent > 0) inFlight.current = false
  }, [sent])

  /** A mistake goes as soon as its own field is right. */
  const correct = (field: FieldOf<S>, next: FormValues<S>) =>
    setMistakes(found =>
      found[field] && !checkField(schema, field, next[field]) ? without(found, field) : found,
    )

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (inFlight.current) return
    const now = takeControls()
    const found = checkForm(schema, now)
    if (Object.keys(found).length > 0) {
      setMistakes(found)
      setQuiet(Object.keys(found))
      setProblem(null)
      return setFailures(before => before + 1)
    }
    inFlight.current = true
    // What was typed is on its way before the form is drawn as being sent, and one that leads on at once is not drawn so at all.
    const draw = (sending: boolean) =>
      startTransition(() => {
        setMistakes(found)
        setProblem(null)
        setBusy(sending)
      })
    const late = setTimeout(draw, BUSY_AFTER_MS, true)
    try {
      await submit(outputOf(schema, now))
      if (!keepSent) browserStorage('sessionStorage').removeItem(keepIn)
      // The page that this led to comes first: the form need not be drawn once more before it goes.
      draw(false)
      startTransition(() => setSent(before => before + 1))
    } catch (error) {
      inFlight.current = false
      setBusy(false)
      refuse(error)
    } finally {
      clearTimeout(late)
    }
  }

  function refuse(error: unknown): void {
    // Shown to the shopper, and said to whoever watches for defects.
    if (!isFailure(error) && !(error instanceof FieldError)) globalThis.reportError?.(error)
    const refusal = readRefusal(error, fieldsOf(schema), refusals)
    setMistakes(refusal.fields as Mistakes<S>)
    setQuiet(Object.keys(refusal.fields))
    setProblem(refusal.problem)
    setFailures(before => before + 1)
  }

  /** A field is checked when it is left, unless it was only passed through. */
  function onBlur({ target }: FocusEvent<HTMLFormElement>): void {
    const field = fieldOf(schema, target)
    if (!field) return
    const value = takeControls()[field]
    if (value === '' && !mistakes[field]) return
    const mistake = checkField(schema, field, value)
    if (mistake) {
      if (!mistakes[field]) setQuiet(before => before.filter(name => name !== field))
      setMistakes(found => ({ ...found, [field]: mistake }))
    } else correct(field, latest.current)
  }

  function onInput({ target }: FormEvent<HTMLFormElement>): void {
    const next = takeControls()
    const field = fieldOf(schema, target)
    if (field) correct(field, next)
    keep()
  }

  const say = (field: FieldOf<S>, mistake: Mistake): string => {
    if ('text' in mistake) return mistake.text
    const own = messages?.[field]
    const text = typeof own === 'string' ? own : own?.[mistake.rule]
    return text ?? t(`kit.form.${mistake.rule}`, { limit: mistake.limit ?? '' })
  }
  const found = Object.entries(mistakes) as [FieldOf<S>, Mistake][]
  const errors = Object.fromEntries(found.map(([f, m]) => [f, say(f, m)])) as Partial<
    Record<FieldOf<S>, string>
  >
  const start = startingValues(schema, initial)

  return {
    values,
    errors,
    busy,
    /** Something was wrong when it was sent. */
    refused: failures > 0,
    problem:
      problem &&
      (typeof problem === 'string' ? (problems[problem] ?? t(`kit.form.${problem}`)) : problem.text),
    /** Says what was wrong with what was sent before this page was shown, as if it had just been sent. */
    refuse,
    /** Changes a field, e.g. one that is a choice of its own. */
    set(field: FieldOf<S>, value: FormValues<S>[FieldOf<S>]) {
      if (form.current) writeControl(form.current, field, value)
      correct(field, take({ ...latest.current, [field]: value }))
      keep()
    },
    field: (name: FieldOf<S>): FieldProps => ({
      name,
      required: isRequired(schema, name),
      error: errors[name] ?? null,
      quiet: quiet.includes(name),
      defaultValue: String(start[name]),
      defaultChecked: start[name] === true,
    }),
    // `post`: a submission before the page is hydrated must not put a password into the address.
    formProps: { ref: form, method: 'post', noValidate: true, onSubmit, onBlur, onInput },
  } as const
}

function startingValues<S extends FormSchema>(
  schema: S,
  initial: Partial<FormValues<S>> = {},
): FormValues<S> {
  return Object.fromEntries(fieldsOf(schema).map(f => [f, initial[f] ?? ''])) as FormValues<S>
}

/** Controls first; what has no control keeps its value. */
function readForm<S extends FormSchema>(form: HTMLFormElement, values: FormValues<S>): FormValues<S> {
  const read = Object.entries(values).map(([name, value]) => [name, readControl(form, name) ?? value])
  return Object.fromEntries(read) as FormValues<S>
}

const fieldOf = <S extends FormSchema>(schema: S, target: EventTarget) =>
  fieldsOf(schema).find(field => 'name' in target && target.name === field)

function without<S extends FormSchema>({ ...mistakes }: Mistakes<S>, field: FieldOf<S>): Mistakes<S> {
  delete mistakes[field]
  return mistakes
}
