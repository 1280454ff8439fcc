import type { FieldOf, FormOutput, FormSchema, FormValues, Rule } from './check.ts'

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
  /** Fields that stay as they first stood while nothing is typed in them: whoever signs in on the way need not type what their account says. */
  known?: readonly FieldOf<S>[]
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
