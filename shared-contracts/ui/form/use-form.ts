import { checksOf, type FormSchema, fieldsOf, isRequired } from './check.ts'
import type { FieldProps, FormOptions } from './form-options.ts'
import { type FormRules, useRuledForm } from './use-ruled-form.ts'

export type { FieldProps, FormOptions }

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
