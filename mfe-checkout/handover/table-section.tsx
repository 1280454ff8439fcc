import { LIMITS } from 'shared-contracts/api/limits.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { TextField } from 'shared-contracts/ui/form/field.tsx'
import type { FieldProps } from 'shared-contracts/ui/form/use-form.ts'
import { Section } from '../journey/section.tsx'
import type { DetailsMessages } from '../messages/messages.ts'

/** The table the shopper sits at: read from a code on it, or typed. Out of sight for other ways, so that it stays. */
export function TableSection({ shown, field }: { shown: boolean; field: FieldProps }) {
  const t = useT<DetailsMessages>()
  return (
    <Section title={t('checkout.table.title')} hidden={!shown}>
      <TextField
        label={t('checkout.field.table')}
        hint={t('checkout.hint.table')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={LIMITS.tableNumber.max}
        {...field}
      />
    </Section>
  )
}
