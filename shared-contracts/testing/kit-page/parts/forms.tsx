import { ApiError } from 'shared-contracts/api/api-error.ts'
import { Comment, Email, Password, PersonName } from 'shared-contracts/api/fields.ts'
import { CheckField, SelectField, TextArea, TextField } from 'shared-contracts/ui/form/field.tsx'
import { FormProblem } from 'shared-contracts/ui/form/form-problem.tsx'
import { PasswordField } from 'shared-contracts/ui/form/password-field.tsx'
import { SubmitButton } from 'shared-contracts/ui/form/submit-button.tsx'
import { useForm } from 'shared-contracts/ui/form/use-form.ts'
import * as v from 'valibot'
import { Part } from '../part.tsx'
import { useSay } from '../say.ts'

const schema = v.object({
  firstName: PersonName,
  email: Email,
  password: Password,
  province: v.picklist(['ON', 'QC']),
  comment: v.optional(Comment),
  agreed: v.literal(true),
})

/** As a backend refuses: an address that is taken at its field, a name above the form. */
async function submit({ email, firstName }: { email: string; firstName: string }): Promise<void> {
  const refuse = (message: string, field?: string) =>
    new ApiError('POST kit', 409, { error: { errors: [{ code: 'invalid', message, field }] } })
  if (email.startsWith('taken')) throw refuse('This address is taken.', 'body.email')
  if (firstName === 'Nobody') throw refuse('The store is closed.')
}

export function Forms() {
  const say = useSay()
  const form = useForm({ schema, initial: { firstName: 'Mei' }, submit, keepIn: 'kit.form' })
  return (
    <Part name="Form">
      <form className="stack" aria-label="Form" {...form.formProps}>
        <FormProblem>{form.problem}</FormProblem>
        <TextField label={say('First name', '名')} autoComplete="given-name" {...form.field('firstName')} />
        <TextField
          label={say('Email', '电子邮箱')}
          hint={say('For your receipt.', '用于接收收据。')}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.field('email')}
        />
        <PasswordField
          label={say('Password', '密码')}
          autoComplete="new-password"
          {...form.field('password')}
        />
        <SelectField
          label={say('Province', '省份')}
          empty={say('Choose', '请选择')}
          options={[
            { value: 'ON', label: 'Ontario' },
            { value: 'QC', label: 'Québec' },
          ]}
          {...form.field('province')}
        />
        <TextArea label={say('Comment', '备注')} {...form.field('comment')} />
        <CheckField label={say('I agree', '我同意')} {...form.field('agreed')} />
        <SubmitButton busy={form.busy}>{say('Send', '提交')}</SubmitButton>
      </form>
      <fieldset className="stack">
        <legend className="field-label">{say('Choice', '选择')}</legend>
        {[say('Pickup', '自取'), say('Delivery', '配送')].map((name, index) => (
          <label key={name} className="choice">
            <input type="radio" name="choice" value={index} defaultChecked={index === 0} />
            {name}
          </label>
        ))}
      </fieldset>
    </Part>
  )
}
