import {
  checksOf,
  type FieldOf,
  type FormOutput,
  type FormSchema,
  type FormValues,
  fieldsOf,
  isRequired,
  type Rule,
} from './check.ts'
import { type FormRules, useRuledForm } from './use-ruled-form.ts'

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

/**
 * A form by its schema. Checked when a field is left and when it is sent, with the focus on the first mistake; a mistake goes as
 * soon as it is corrected. Controls hold their own values (uncontrolled): what is typed before the page reacts is kept.
 */
export function useForm<S extends FormSchema>(options: FormOptions<S>) {
  const { schema, ...others } = options
  return useRuledForm<S>({ ...others, rules: rulesOf(schema) })
}

const bySchema = new WeakMap<FormSchema, unknown>()

function rulesOf<S extends FormSchema>(schema: S): FormRules<S> {
  const known = bySchema.get(schema) as FormRules<S> | undefined
  if (known) return known
  const checks = checksOf(schema)
  const rules: FormRules<S> = {
    fields: fieldsOf(schema),
    isRequired: field => isRequired(schema, field),
    checks: () => checks,
    load: async () => checks,
  }
  bySchema.set(schema, rules)
  return rules
}
