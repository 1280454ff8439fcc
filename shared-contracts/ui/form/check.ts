import * as v from 'valibot'

/** An object of text and yes/no fields: values, types and limits of a form come from it. */
export type FormSchema =
  | v.ObjectSchema<v.ObjectEntries, undefined>
  | v.StrictObjectSchema<v.ObjectEntries, undefined>
export type FieldOf<S extends FormSchema> = keyof S['entries'] & string

/** What the fields hold as typed: texts, and true or false for boxes to tick. */
export type FormValues<S extends FormSchema> = {
  [F in FieldOf<S>]: NonNullable<v.InferInput<S['entries'][F]>> extends boolean ? boolean : string
}
/** What a form sends: trimmed and transformed by the schema. */
export type FormOutput<S extends FormSchema> = v.InferOutput<S>

export const RULES = ['required', 'email', 'tooLong', 'tooShort', 'pattern', 'mismatch'] as const
export type Rule = (typeof RULES)[number]
/** What is wrong with a field: by rule, or in the backend's words. */
export type Mistake = { rule: Rule; limit?: number } | { text: string }
export type Mistakes<S extends FormSchema> = Partial<Record<FieldOf<S>, Mistake>>

/** What finds mistakes, and makes of what was typed what is sent. */
export interface Checks<S extends FormSchema> {
  /**
   * @param values the whole form as typed, for what has to agree with another field: rule `mismatch`
   * @returns what is wrong with one field as typed, or null
   */
  checkField(field: FieldOf<S>, value: string | boolean, values?: FormValues<S>): Mistake | null
  /** @returns the mistakes by field, in their order; empty when all is right */
  checkForm(values: FormValues<S>): Mistakes<S>
  /** @throws when a field is wrong: check first */
  outputOf(values: FormValues<S>): FormOutput<S>
}

const RULE_OF_ISSUE: Record<string, Rule> = {
  email: 'email',
  non_empty: 'required',
  max_length: 'tooLong',
  min_length: 'tooShort',
}

export const fieldsOf = <S extends FormSchema>(schema: S) => Object.keys(schema.entries) as FieldOf<S>[]

/** An empty optional field is not sent at all. */
export function isOptional(schema: FormSchema, field: string): boolean {
  const type = schema.entries[field]?.type
  return type === 'optional' || type === 'exact_optional' || type === 'nullish'
}

/** Whether a form cannot be sent with the field empty, or the box not ticked. */
export const isRequired = (schema: FormSchema, field: string): boolean =>
  !isOptional(schema, field) &&
  ['', false].every(nothing => !v.safeParse(schema.entries[field] as v.GenericSchema, nothing).success)

/** @returns what is wrong with one field as typed, or null */
export function checkField<S extends FormSchema>(
  schema: S,
  field: FieldOf<S>,
  value: string | boolean,
): Mistake | null {
  const entry = schema.entries[field]
  const empty = value === '' || (typeof value === 'string' && value.trim() === '')
  if (!entry || (empty && isOptional(schema, field))) return null
  const { success, issues } = v.safeParse(entry as v.GenericSchema, value)
  if (success) return null
  if (empty || value === false) return { rule: 'required' }
  const [issue] = issues
  const rule = RULE_OF_ISSUE[issue.type] ?? 'pattern'
  return typeof issue.requirement === 'number' ? { rule, limit: issue.requirement } : { rule }
}

/** @returns the mistakes by field, in the schema's order; empty when all is right */
export function checkForm<S extends FormSchema>(schema: S, values: FormValues<S>): Mistakes<S> {
  const found = fieldsOf(schema).flatMap(field => {
    const mistake = checkField(schema, field, values[field])
    return mistake ? [[field, mistake] as const] : []
  })
  return Object.fromEntries(found) as Mistakes<S>
}

/** What is sent. @throws ValiError when a field is wrong: check first */
export function outputOf<S extends FormSchema>(schema: S, values: FormValues<S>): FormOutput<S> {
  const filled = fieldsOf(schema).filter(field => !(isOptional(schema, field) && isBlank(values[field])))
  const input = Object.fromEntries(filled.map(field => [field, values[field]]))
  return v.parse(schema as v.GenericSchema, input) as FormOutput<S>
}

const isBlank = (value: string | boolean) => typeof value === 'string' && value.trim() === ''

export const checksOf = <S extends FormSchema>(schema: S): Checks<S> => ({
  checkField: (field, value) => checkField(schema, field, value),
  checkForm: values => checkForm(schema, values),
  outputOf: values => outputOf(schema, values),
})
