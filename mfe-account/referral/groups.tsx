import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Answer } from 'shared-contracts/api/client.ts'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { formatPercent } from 'shared-contracts/language/percent.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { handFocusOn } from 'shared-contracts/ui/hand-focus-on.ts'
import { REFERRAL_TEXTS } from '../messages/referral.ts'
import { useSignInAgain } from '../sign-in/use-sign-in-again.ts'

const handOn = handFocusOn('button')

type Groups = Answer<'GET admin/userManagement/affiliatedReferralGoups'>['groups']

/** Groups that change what an introduction earns. */
export function ReferralGroups({ groups: loaded }: { groups: Groups }) {
  const t = REFERRAL_TEXTS.useTexts()
  const { api, notify, state } = useApp()
  const language = useStore(state.$language)
  const signInAgain = useSignInAgain()
  const [groups, setGroups] = useState(loaded)
  async function join(id: string, name: string): Promise<void> {
    try {
      const call = 'GET admin/userManagement/joinAffiliatedReferralGoup/{id}'
      setGroups((await api(call, { params: { id } }).catch(signInAgain)).groups)
      notify('success', `${t('account.referral.joined')} · ${name}`)
    } catch (error) {
      if (!isFailure(error)) throw error
      notify('error', readFailure(error).message || t('account.failed'))
    }
  }
  if (groups.length === 0) return null
  return (
    <section className="card stack">
      <h2>{t('account.referral.groups')}</h2>
      <ul className="list-plain">
        {groups.map(({ id, name, description, rewardRate, joined }) => (
          <li key={id} className="account-entry-row">
            <span>
              <strong>{name}</strong>{' '}
              <span className="muted">
                {t('account.referral.rate', { rate: formatPercent(rewardRate, language) })}
              </span>
              {description && <p>{description}</p>}
            </span>
            {joined ? (
              <span className="badge account-tone-good">{t('account.referral.joined')}</span>
            ) : (
              <button
                ref={handOn}
                type="button"
                className="button"
                aria-label={`${t('account.referral.join')} · ${name}`}
                onClick={() => join(id, name)}
              >
                {t('account.referral.join')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
