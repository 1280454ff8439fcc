import { METHODS } from 'shared-contracts/api/entities/order-form.ts'
import { fieldsOf, isRequired } from 'shared-contracts/ui/form/check.ts'
import { expect, test, vi } from 'vitest'
import { DETAILS_RULES } from './details-fields.ts'
import { DETAILS_SCHEMAS } from './details-schema.ts'

test.each(METHODS)(
  'CHK-6 the form is drawn by what checks it: fields, their order, which must be filled in: %s',
  way => {
    const [rules, schema] = [DETAILS_RULES[way], DETAILS_SCHEMAS[way]]
    expect(rules.fields).toEqual(fieldsOf(schema))
    const required = rules.fields.filter(field => isRequired(schema, field))
    expect(rules.fields.filter(field => rules.isRequired(field))).toEqual(required)
  },
)

test('CHK-6 what checks the form comes when it is asked for, and is there from then on', async () => {
  // Another test of this process may have asked for it.
  vi.resetModules()
  const { pickup } = (await import('./details-fields.ts')).DETAILS_RULES
  expect(pickup.checks()).toBeNull()
  const checks = await pickup.load()
  expect(pickup.checks()).toBe(checks)
  expect(checks.checkField('email', 'mei')).toEqual({ rule: 'email' })
})
