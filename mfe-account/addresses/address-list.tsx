import { useStore } from '@nanostores/react'
import { Suspense, useState } from 'react'
import type { AddressesChange, AddressType, SavedAddress } from 'shared-contracts/api/account/addresses.ts'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { LIMITS } from 'shared-contracts/api/limits.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { createTurns } from 'shared-contracts/remote/turns.ts'
import { Dialog } from 'shared-contracts/ui/dialog/dialog.tsx'
import type { SelectOption } from 'shared-contracts/ui/form/field.tsx'
import { lazyPart } from 'shared-contracts/ui/lazy-part.ts'
import { Spinner } from 'shared-contracts/ui/progress/progress.tsx'
import { useOpened } from '../account-frame/use-opened.ts'
import { ADDRESS_TEXTS } from '../messages/addresses.ts'
import { useSignInAgain } from '../sign-in/use-sign-in-again.ts'
import { AddressCard } from './address-card.tsx'

const AddressForm = lazyPart(() => import(/* webpackChunkName: "address-form" */ './address-form.tsx'))

interface Props {
  accountID: string
  type: AddressType
  addresses: readonly SavedAddress[]
  /** Null where they are not known: a province's letters are then typed. */
  provinces: readonly SelectOption[] | null
}

/** The addresses of one type: added, changed and removed one at a time. */
export function AddressList({ accountID, type, addresses: loaded, provinces }: Props) {
  const t = ADDRESS_TEXTS.useTexts()
  const { api, state, notify } = useApp()
  const signInAgain = useSignInAgain()
  const { user } = useStore(state.$session)
  const [addresses, setAddresses] = useState(loaded)
  const [opened, openNamed, close] = useOpened()
  const setOpen = (which: SavedAddress | 'new' | null) =>
    openNamed(which && `${type}.${which === 'new' ? which : which.id}`)
  const wanted = opened?.startsWith(`${type}.`) ? opened.slice(type.length + 1) : null
  const open = wanted === 'new' ? wanted : (addresses.find(({ id }) => id === wanted) ?? null)
  // Each answer is the whole list: one that came before an earlier one would be undone by it.
  const [inTurn] = useState(createTurns)
  const change = (body: AddressesChange): Promise<void> =>
    inTurn(async () => {
      const call = 'POST admin/userManagement/updateAddresses/{a}/{b}'
      setAddresses((await api(call, { params: { a: accountID, b: type }, body })).addresses)
    })
  const attempt = (body: AddressesChange, done: string) =>
    change(body)
      .catch(signInAgain)
      .then(
        () => notify('success', done),
        error => {
          if (!isFailure(error)) throw error
          notify('error', readFailure(error).message || t('account.failed'))
        },
      )
  const full = addresses.length >= LIMITS.addresses.max
  const title = t(open === 'new' ? 'account.addresses.add' : 'account.addresses.editTitle')
  return (
    <section className="card stack">
      <h2>{t(`account.addresses.${type}`)}</h2>
      {addresses.length === 0 && <p className="muted">{t('account.addresses.none')}</p>}
      <ul className="list-plain account-addresses">
        {addresses.map(saved => (
          <AddressCard
            key={saved.id}
            saved={saved}
            edit={() => setOpen(saved)}
            remove={() => attempt({ remove: saved.id }, t('account.addresses.removed'))}
            makeDefault={() => attempt({ address: { ...saved, isDefault: true } }, t('account.saved'))}
          />
        ))}
      </ul>
      {full && <p className="muted">{t('account.addresses.full', { max: LIMITS.addresses.max })}</p>}
      <div>
        <button type="button" className="button" disabled={full} onClick={() => setOpen('new')}>
          {t('account.addresses.add')}
        </button>
      </div>
      <Dialog open={open !== null} onClose={() => setOpen(null)} title={title} kind="sheet">
        {open && (
          <Suspense fallback={<Spinner label={title} />}>
            <AddressForm
              saved={open === 'new' ? null : open}
              name={{
                firstName: user?.firstName ?? '',
                lastName: user?.lastName ?? '',
                phone: user?.phone ?? '',
              }}
              provinces={provinces}
              keepIn={`account.address.${type}.${open === 'new' ? 'new' : open.id}`}
              save={async address => {
                await change({ address })
                // Late, they may be at another one by then.
                close(`${type}.${wanted}`)
                notify('success', t('account.saved'))
              }}
            />
          </Suspense>
        )}
      </Dialog>
    </section>
  )
}
