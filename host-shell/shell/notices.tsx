import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import type { Notice } from 'shared-contracts/remote/state/app-state.ts'
import type { ShellMessages } from '../messages/texts.ts'
import { Icon } from './icon.tsx'

/** How long a message stays (ms); errors stay until dismissed. */
const SHOWN_MS = 5_000

/** Short messages to the shopper; the region is always there, so that additions are announced. */
export function Notices() {
  const { state } = useApp()
  const notices = useStore(state.$notices)
  const drop = (id: number) => state.$notices.set(state.$notices.get().filter(notice => notice.id !== id))
  return (
    <div className="shell-notices" role="status">
      {notices.map(notice => (
        <NoticeCard key={notice.id} notice={notice} onDone={drop} />
      ))}
    </div>
  )
}

function NoticeCard({ notice, onDone }: { notice: Notice; onDone(id: number): void }) {
  const t = useT<ShellMessages>()
  const { id, kind, text } = notice
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time starts once
  useEffect(() => {
    if (kind === 'error') return
    const timer = setTimeout(onDone, SHOWN_MS, id)
    return () => clearTimeout(timer)
  }, [id, kind])
  return (
    <div className={`shell-notice shell-notice-${kind}`}>
      <Icon name={kind === 'error' ? 'alert' : 'check'} />
      <p>{text}</p>
      <button
        type="button"
        className="icon-button"
        aria-label={t('shell.dismiss')}
        onClick={() => onDone(id)}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
