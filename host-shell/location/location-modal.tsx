import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { isApiError } from 'shared-contracts/api/api-error.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import type { StoreLocation } from 'shared-contracts/remote/state/app-info.ts'
import { Dialog } from 'shared-contracts/ui/dialog/dialog.tsx'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { useStillHere } from 'shared-contracts/ui/use-still-here.ts'
import { setOpen, useStoreInfo } from '../shell/use-parts.ts'
import { AskDrop } from './ask-drop.tsx'
import { chooseLocation, type Dropped } from './choose-location.ts'
import { mustChoose } from './must-choose.ts'
import { Stores } from './stores.tsx'
import { LOCATION_TEXTS } from './texts.ts'

interface Question {
  store: StoreLocation
  dropped: Dropped
}

/** LOC-1 to LOC-7. Without a chosen store it stays open until there is one. */
export function LocationModal() {
  const { info, state } = useStoreInfo()
  const app = useApp()
  const t = LOCATION_TEXTS.useTexts()
  const navigate = useNavigate()
  const stay = useStillHere()
  const { location: opened } = useStore(state.$ui)
  const [busy, setBusy] = useState<string | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const [problem, setProblem] = useState('')
  const must = mustChoose(info)
  if (!info) return null

  const close = () => {
    setQuestion(null)
    setProblem('')
    setOpen(state, 'location', false)
  }
  // Buttons are not disabled meanwhile: whoever pressed one by keyboard would be at the top of the page if it fails.
  const choose = async (store: StoreLocation, confirm: boolean) => {
    if (busy) return
    setBusy(store.id)
    setProblem('')
    const isHere = stay()
    try {
      const choice = await chooseLocation(store, confirm, app, new URL(window.location.href))
      if (choice.kind === 'asks') {
        // Whoever closed it meanwhile has answered: nothing has changed.
        if (must || state.$ui.get().location) setQuestion({ store, dropped: choice.dropped })
      } else {
        close()
        app.notify('success', t('shell.location.changed', { name: store.name }))
        if (choice.to && isHere()) await navigate(choice.to)
        else await app.refresh()
      }
    } catch (error) {
      setProblem((isApiError(error) && error.message) || t('shell.location.failed'))
    } finally {
      setBusy(null)
    }
  }
  return (
    <Dialog
      open={opened || must}
      dismissable={!must}
      onClose={close}
      title={question ? t('shell.location.asks', { name: question.store.name }) : t('shell.location.title')}
      kind="sheet"
      focus={question ? 'title' : 'control'}
      className="shell-location-sheet"
    >
      {problem && (
        <Notice kind="error" role="alert">
          {problem}
        </Notice>
      )}
      {question ? (
        <AskDrop
          dropped={question.dropped}
          busy={busy !== null}
          onConfirm={() => void choose(question.store, true)}
          onKeep={() => busy || setQuestion(null)}
        />
      ) : (
        <Stores info={info} busy={busy} onChoose={store => void choose(store, false)} />
      )}
    </Dialog>
  )
}
