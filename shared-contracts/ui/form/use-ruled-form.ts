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
import type { Checks, FieldOf, FormSchema, FormValues, Mistake, Mistakes } from './check.ts'
import {
  chooseAgain,
  focusFirst,
  isSecret,
  readControl,
  restoreControl,
  writeControl,
} from './form-elements.ts'
import type { FieldProps, FormOptions } from './form-options.ts'
import { FieldError, type Problem, readRefusal } from './refusal.ts'
import { FORM_TEXTS } from './texts.ts'
import { forgetAtSignOut, keepTyped, readTyped } from './typed.ts'

/** What a form is drawn by, and how it is checked. */
export interface FormRules<S extends FormSchema> {
  /** In the order of the page. */
  fields: readonly FieldOf<S>[]
  isRequired(field: FieldOf<S>): boolean
  /** Null until their code is there, where they have their own. */
  checks(): Checks<S> | null
  /** @throws NetworkError where their code cannot be had, and what it throws */
  load(): Promise<Checks<S>>
}

export type RuledFormOptions<S extends FormSchema> = Omit<FormOptions<S>, 'schema'> & {
  /** Define them outside the component: with others what was wrong is forgotten. */
  rules: FormRules<S>
}

/** Until then nobody misses to be told that something is being sent, ms. */
const BUSY_AFTER_MS = 150

/**
 * A form whose checks may have code of their own (`useForm` is one by its schema): what is left or sent before that is there is checked
 * once it is.
 */
export function useRuledForm<S extends FormSchema>(options: RuledFormOptions<S>) {
  const { rules, initial, submit, messages, refusals, problems = {}, keepIn, keepSent = false } = options
  const { state } = useApp()
  const t = useKitText(FORM_TEXTS)
  const form = useRef<HTMLFormElement>(null)
  const inFlight = useRef(false)
  const [values, setValues] = useState(() => startingValues(rules.fields, initial))
  const isRestored = useRef(false)
  const drawn = useRef(rules)
  // A choice is also an input event of the form, which comes before the next rendering.
  const latest = useRef(values)
  const [mistakes, setMistakes] = useState<Mistakes<S>>({})
  /** Fields whose mistakes were found as it was sent. */
  const [quiet, setQuiet] = useState<readonly string[]>([])
  // What one way of filling the form got wrong, another may not even ask.
  const [asked, setAsked] = useState(rules)
  if (asked !== rules) {
    setAsked(rules)
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
    setValues(shown => (rules.fields.every(field => shown[field] === next[field]) ? shown : next))
    return next
  }
  /** Also before what is typed or chosen in the moment in which the page comes alive: keeping that would forget the rest. */
  const restoreOnce = (controls: HTMLFormElement) => {
    if (isRestored.current) return
    isRestored.current = true
    const storage = browserStorage('sessionStorage')
    forgetAtSignOut(state, storage, keepIn)
    const kept = readTyped(storage, keepIn, state.$session.get().userID)
    for (const [name, value] of Object.entries(kept)) {
      if (!(name in latest.current) || (!value && options.known?.includes(name as FieldOf<S>))) continue
      restoreControl(controls, name, value)
      latest.current = { ...latest.current, [name]: value }
    }
  }
  const takeControls = () => {
    const { current } = form
    if (!current) return latest.current
    restoreOnce(current)
    return take(readForm(current, latest.current))
  }
  const keep = () => {
    const { current } = form
    if (!current) return
    const open = Object.entries(latest.current).filter(([name]) => !isSecret(current, name))
    const { userID } = state.$session.get()
    keepTyped(browserStorage('sessionStorage'), keepIn, userID, Object.fromEntries(open) as FormValues<S>)
  }

  const restore = useEffectEvent(takeControls)
  const focusMistake = useEffectEvent(() => {
    if (form.current) focusFirst(form.current, Object.keys(mistakes))
  })
  // Once, after hydration: what is kept is the browser's, so the first rendering cannot have it.
  useEffect(() => void restore(), [])
  // Whatever is drawn: options may come after the choice of one.
  useEffect(() => {
    drawn.current = rules
    if (form.current) chooseAgain(form.current, latest.current)
  })
  useEffect(() => {
    if (failures > 0) focusMistake()
  }, [failures])
  // Only once it is shown: until then a second press finds the form as it was, and would send it again.
  useEffect(() => {
    if (sent > 0) inFlight.current = false
  }, [sent])

  /** Checks now, or once it can be done, unless the form is another by then. */
  const whenThere = (use: (checks: Checks<S>) => void) => {
    const there = rules.checks()
    if (there) return use(there)
    // What cannot be had is said when the form is sent.
    rules.load().then(
      checks => drawn.current === rules && use(checks),
      () => {},
    )
  }

  /** A mistake goes as soon as its own field is right, or agrees with the other. */
  const correct = (field: FieldOf<S>) =>
    whenThere(({ checkField }) => {
      const typed = latest.current
      setMistakes(found => {
        const all = Object.entries(found) as [FieldOf<S>, Mistake][]
        const wrong = all.filter(
          ([name, mistake]) =>
            (name !== field && !isMismatch(mistake)) || checkField(name, typed[name], typed),
        )
        return wrong.length < all.length ? (Object.fromEntries(wrong) as Mistakes<S>) : found
      })
    })

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (inFlight.current) return
    const now = takeControls()
    inFlight.current = true
    // What was typed is on its way before the form is drawn as being sent, and one that leads on at once is not drawn so at all.
    const draw = (sending: boolean) =>
      startTransition(() => {
        setMistakes({})
        setProblem(null)
        setBusy(sending)
      })
    const late = setTimeout(draw, BUSY_AFTER_MS, true)
    const stop = () => {
      inFlight.current = false
      setBusy(false)
    }
    try {
      const checks = rules.checks() ?? (await rules.load())
      const found = checks.checkForm(now)
      if (Object.keys(found).length > 0) {
        stop()
        setMistakes(found)
        setQuiet(Object.keys(found))
        setProblem(null)
        return setFailures(before => before + 1)
      }
      await submit(checks.outputOf(now))
      if (!keepSent) browserStorage('sessionStorage').removeItem(keepIn)
      // The page that this led to comes first: the form need not be drawn once more before it goes.
      draw(false)
      startTransition(() => setSent(before => before + 1))
    } catch (error) {
      stop()
      refuse(error)
    } finally {
      clearTimeout(late)
    }
  }

  function refuse(error: unknown): void {
    // Shown to the shopper, and said to whoever watches for defects.
    if (!isFailure(error) && !(error instanceof FieldError)) globalThis.reportError?.(error)
    const refusal = readRefusal(error, rules.fields, refusals)
    setMistakes(refusal.fields as Mistakes<S>)
    setQuiet(Object.keys(refusal.fields))
    setProblem(refusal.problem)
    setFailures(before => before + 1)
  }

  /** A field is checked when it is left, unless it was only passed through. */
  function onBlur({ target }: FocusEvent<HTMLFormElement>): void {
    const field = fieldOf(rules.fields, target)
    if (!field) return
    const value = takeControls()[field]
    if (value === '' && !mistakes[field]) return
    whenThere(({ checkField }) => {
      const typed = latest.current
      // Of two that do not agree either may be the one that is left last.
      const wrong = rules.fields.flatMap(name => {
        const mistake = checkField(name, typed[name], typed)
        return mistake && (name === field || isMismatch(mistake)) ? [[name, mistake] as const] : []
      })
      correct(field)
      if (wrong.length === 0) return
      setQuiet(before =>
        before.filter(name => mistakes[name as FieldOf<S>] || !wrong.some(([w]) => w === name)),
      )
      setMistakes(found => ({ ...found, ...Object.fromEntries(wrong) }))
    })
  }

  function onInput({ target }: FormEvent<HTMLFormElement>): void {
    takeControls()
    const field = fieldOf(rules.fields, target)
    if (field) correct(field)
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
  const start = startingValues(rules.fields, initial)

  return {
    values,
    errors,
    busy,
    /** From the press until what came of it is drawn: `busy` is for the eye, and comes later or not at all. */
    isSending: () => inFlight.current,
    /** Something was wrong when it was sent. */
    refused: failures > 0,
    problem:
      problem &&
      (typeof problem === 'string' ? (problems[problem] ?? t(`kit.form.${problem}`)) : problem.text),
    /** Says what was wrong with what was sent before this page was shown, as if it had just been sent. */
    refuse,
    /** Changes a field, e.g. one that is a choice of its own. */
    set(field: FieldOf<S>, value: FormValues<S>[FieldOf<S>]) {
      takeControls()
      if (form.current) writeControl(form.current, field, value)
      take({ ...latest.current, [field]: value })
      correct(field)
      keep()
    },
    field: (name: FieldOf<S>): FieldProps => ({
      name,
      required: rules.isRequired(name),
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
  fields: readonly FieldOf<S>[],
  initial: Partial<FormValues<S>> = {},
): FormValues<S> {
  return Object.fromEntries(fields.map(f => [f, initial[f] ?? ''])) as FormValues<S>
}

/** Controls first; what has no control keeps its value. */
function readForm<S extends FormSchema>(form: HTMLFormElement, values: FormValues<S>): FormValues<S> {
  const read = Object.entries(values).map(([name, value]) => [name, readControl(form, name) ?? value])
  return Object.fromEntries(read) as FormValues<S>
}

const fieldOf = <F extends string>(fields: readonly F[], target: EventTarget) =>
  fields.find(field => 'name' in target && target.name === field)

const isMismatch = (mistake: Mistake) => 'rule' in mistake && mistake.rule === 'mismatch'
