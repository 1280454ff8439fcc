import { useState } from 'react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { Icon } from '../shell/icon.tsx'
import { useStoreInfo } from '../shell/use-parts.ts'
import { PROMO_TEXTS } from './promo-texts.ts'

/** Page of the mini program that tells of the offer. */
const PROMOTION_PAGE = '/pages/promotion/promotion'

/** The red packet of the mini program: it opens a bar, the bar leads to the offer (PLT-2). */
export function Promo() {
  const { platform, notify } = useApp()
  const { language } = useStoreInfo()
  const t = PROMO_TEXTS.useTexts()
  const [shown, setShown] = useState<'packet' | 'bar' | 'nothing'>('packet')
  if (shown === 'nothing') return null
  if (shown === 'packet') {
    return (
      <button
        type="button"
        className="shell-packet"
        aria-label={t('shell.promo.open')}
        onClick={() => setShown('bar')}
      >
        <Icon name="packet" />
      </button>
    )
  }
  const open = async () => {
    if (!(await platform.navigate(PROMOTION_PAGE))) notify('info', t('shell.promo.failed'))
  }
  return (
    <aside className="shell-promo" aria-label={t('shell.promo.open')}>
      <button type="button" className="shell-promo-go" onClick={() => void open()}>
        <span lang="zh-Hans">{t('shell.promo.chinese')}</span>
        {language !== 'zh' && <span>{t('shell.promo.text')}</span>}
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('shell.promo.close')}
        onClick={() => setShown('nothing')}
      >
        <Icon name="close" />
      </button>
    </aside>
  )
}
