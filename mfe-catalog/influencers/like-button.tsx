import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { INFLUENCER_TEXTS } from '../messages/influencers.ts'
import { createLike } from './like.ts'

interface Props {
  id: string
  likes: number
  liked: boolean
}

/** Likes an influencer, once; who is not signed in is led there and back (CAT-7). */
export function LikeButton({ id, likes, liked }: Props) {
  const { api, state } = useApp()
  const t = INFLUENCER_TEXTS.useTexts()
  const loggedIn = useStore(state.$loggedIn)
  const accounts = useStore(state.$appInfo)?.flags.enableUserAccounts !== false
  const [liking] = useState(() => createLike(api, id, { likes, liked }))
  const shown = useStore(liking.$like)
  const here = href('/store/influencer/:id', { id })
  return (
    <div className="row">
      {loggedIn ? (
        <button
          type="button"
          className="button"
          aria-pressed={shown.liked}
          onClick={() => void liking.like()}
        >
          {t(shown.liked ? 'catalog.people-liked' : 'catalog.people-like')}
        </button>
      ) : (
        accounts && (
          <Link className="button" to={href('/account/login', undefined, { next: here })}>
            {t('catalog.people-sign-in')}
          </Link>
        )
      )}
      <span className="muted" aria-live="polite">
        {shown.likes > 0 && t('catalog.people-likes', { count: shown.likes })}
      </span>
      {shown.failed && (
        <Notice kind="error" role="alert">
          {t('catalog.people-like-failed')}
        </Notice>
      )}
    </div>
  )
}
