import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { Dialog } from 'shared-contracts/ui/dialog/dialog.tsx'
import { FormProblem } from 'shared-contracts/ui/form/form-problem.tsx'
import { SubmitButton } from 'shared-contracts/ui/form/submit-button.tsx'
import * as v from 'valibot'
import type { en } from '../messages/en.ts'
import { leaveFor } from '../my-account/left.ts'
import { deviceStorages } from '../my-account/sign-out.ts'
import { useAccountForm } from '../sign-in/use-account-form.ts'

const schema = v.strictObject({})

/** Asks once more; afterwards nothing of the person is left on the device either. */
export function DeleteDialog({ close }: { close(): void }) {
  const t = useT<typeof en>()
  const { api } = useApp()
  const form = useAccountForm({
    schema,
    keepIn: 'account.delete',
    async submit() {
      const body = { deleteAccount: true } as const
      await api('PUT admin/userManagement/userInfo', { body })
      for (const storage of deviceStorages()) storage.clear()
      leaveFor('deleted')
    },
  })
  return (
    <Dialog open onClose={close} title={t('account.data.deleteTitle')} kind="sheet" focus="title">
      <form className="account-form" {...form.formProps}>
        <FormProblem>{form.problem}</FormProblem>
        <p>{t('account.data.deleteHow')}</p>
        <SubmitButton busy={form.busy} busyText={t('account.data.deleting')}>
          {t('account.data.deleteSure')}
        </SubmitButton>
        <button type="button" className="button button-wide" onClick={close}>
          {t('account.data.keep')}
        </button>
      </form>
    </Dialog>
  )
}
