import { renderToStaticMarkup } from 'react-dom/server'
import { AppProvider } from 'shared-contracts/remote/runtime/app.ts'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createFakeApp } from '../../testing/fake-app.ts'
import { CheckField, SelectField, TextArea, TextField } from './field.tsx'
import { FormProblem } from './form-problem.tsx'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useForm } from './use-form.ts'

const schema = v.object({
  email: v.pipe(v.string(), v.email()),
  password: v.pipe(v.string(), v.minLength(8)),
  province: v.picklist(['ON', 'QC']),
  comment: v.optional(v.string()),
  news: v.boolean(),
})

function Sample() {
  const form = useForm({
    schema,
    keepIn: 'sample',
    initial: { email: 'a@b.ca', news: true },
    submit: async () => {},
  })
  return (
    <form {...form.formProps}>
      <FormProblem>{form.problem}</FormProblem>
      <TextField label="Email" hint="For the receipt." type="email" {...form.field('email')} />
      <PasswordField label="Password" autoComplete="new-password" {...form.field('password')} />
      <SelectField
        label="Province"
        empty="Choose"
        options={[{ value: 'ON', label: 'Ontario' }]}
        {...form.field('province')}
      />
      <TextArea label="Comment" {...form.field('comment')} />
      <CheckField label="News" {...form.field('news')} />
      <SubmitButton busy={form.busy}>Send</SubmitButton>
    </form>
  )
}
const draw = (language: 'en' | 'zh') =>
  renderToStaticMarkup(
    <AppProvider value={createFakeApp({ language })}>
      <Sample />
    </AppProvider>,
  )

test('CHK-6 a form on the server: every control has its label, its note and its first value', () => {
  const html = draw('en')
  const ids = [...html.matchAll(/<label[^>]* for="([^"]+)"/g)].map(found => found[1])
  expect(ids).toHaveLength(5)
  for (const id of ids) expect(html).toContain(` id="${id}"`)
  expect(html).toMatch(/<input type="email"[^>]* required=""[^>]*-note" name="email" value="a@b.ca"/)
  expect(html).toContain('For the receipt.')
  expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*checked=""/)
  expect(html).not.toMatch(/<input type="checkbox"[^>]* required/)
  expect(html).toContain('<span class="field-optional"> (optional)</span>')
  expect(html).toMatch(/<form noValidate="" method="post">/)
  // The browser alone shall not send it: what is pressed before the page reacts is done then (APP-1).
  expect(html).not.toContain('type="submit"')
  expect(html).toMatch(/<button type="button"[^>]*>Send/)
  expect(html).not.toContain('disabled=""')
})

test('LNG-2 the kit speaks the page’s language', () => {
  expect(draw('zh')).toContain('<span class="field-optional">（选填）</span>')
})
