import type { FormSchema } from 'shared-contracts/ui/form/check.ts'
import { type FormOptions, useForm } from 'shared-contracts/ui/form/use-form.ts'
import { useSignInAgain } from './use-sign-in-again.ts'

/** A form that needs the account: where the session has ended it leads to sign-in and back to itself, as it was typed (VIS-4). */
export function useAccountForm<S extends FormSchema>(options: FormOptions<S>) {
  const signInAgain = useSignInAgain()
  return useForm({ ...options, submit: values => options.submit(values).catch(signInAgain) })
}
