import type { Method } from 'shared-contracts/api/entities/order.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Live, Notice } from 'shared-contracts/ui/notice/notice.tsx'
import type { Loss } from '../details/choices.ts'
import { Section } from '../journey/section.tsx'
import type { DetailsMessages } from '../messages/messages.ts'
import { MethodChoice } from './method-choice.tsx'

interface MethodSectionProps {
  methods: readonly Method[]
  chosen: Method
  /** What the last switch lost. */
  losses: readonly Loss[]
  onChoose(method: Method): void
}

/** How the order gets to the shopper; a store with one way asks nothing. */
export function MethodSection({ methods, chosen, losses, onChoose }: MethodSectionProps) {
  const t = useT<DetailsMessages>()
  if (methods.length < 2) return null
  return (
    <Section title={t('checkout.details.how')}>
      <MethodChoice methods={methods} chosen={chosen} onChoose={onChoose} />
      <Live>
        {losses.length > 0 && (
          <Notice>
            {losses.map(loss => (
              <p key={loss}>{t(`checkout.switch.${loss}`)}</p>
            ))}
            <p>{t('checkout.switch.kept')}</p>
          </Notice>
        )}
      </Live>
    </Section>
  )
}
