import type { OwnSession } from 'shared-contracts/api/account/user-info.ts'
import { handFocusOn } from 'shared-contracts/ui/hand-focus-on.ts'
import { SESSION_TEXTS } from '../messages/sessions.ts'

const handOn = handFocusOn('button')

interface Props {
  session: OwnSession
  /** Writes an instant as a day. */
  when(instant: string): string
  end(): void
}

/** One device, by the words its owner knows it by; the one in hand is ended by signing out. */
export function SessionRow({ session: { device, signedInAt, seenAt, current }, when, end }: Props) {
  const t = SESSION_TEXTS.useTexts()
  const name = device || t('account.sessions.unknown')
  return (
    <li className="account-entry-row">
      <span>
        <strong>{name}</strong>
        <br />
        <span className="muted">
          {t('account.sessions.since', { day: when(signedInAt), seen: when(seenAt) })}
        </span>
      </span>
      {current ? (
        <span className="badge account-tone-good">{t('account.sessions.here')}</span>
      ) : (
        <button
          ref={handOn}
          type="button"
          className="button"
          aria-label={`${t('account.sessions.end')} · ${name}`}
          onClick={end}
        >
          {t('account.sessions.end')}
        </button>
      )}
    </li>
  )
}
