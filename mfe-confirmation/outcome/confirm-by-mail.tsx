import { useStore } from '@nanostores/react'
import { formatTime } from 'shared-contracts/language/time.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import type { en } from '../messages/en.ts'

interface ConfirmByMailProps {
  /** ISO 8601. */
  until: string
  /** IANA name; without it the time is left out. */
  zone: string | undefined
  address: string
}

/** An order that the store keeps only once its mailbox has confirmed it (CHK-12). */
export function ConfirmByMail({ until, zone, address }: ConfirmByMailProps) {
  const t = useT<typeof en>()
  const language = useStore(useApp().state.$language)
  return (
    <Notice kind="warning" title={t('confirmation.success.confirm')}>
      {zone
        ? t('confirmation.success.confirmBy', { address, time: formatTime(until, 'time', zone, language) })
        : t('confirmation.success.confirmSoon', { address })}
    </Notice>
  )
}
