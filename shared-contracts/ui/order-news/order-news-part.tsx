import { useEffect, useMemo, useState } from 'react'
import { type KitTexts, useKitText } from '../kit-text.ts'
import { Live } from '../notice/notice.tsx'
import { createOrderFollow, type Following, type OrderPush } from './follow-order.ts'

type Key = 'ask' | 'hint' | 'on' | 'off' | 'blocked' | 'failed'

const TEXTS: KitTexts<`kit.news.${Key}`> = {
  en: {
    'kit.news.ask': 'Notify me when it is ready',
    'kit.news.hint': 'On this device, about this order alone: ready, late, or money returned.',
    'kit.news.on': 'You will be notified here about this order.',
    'kit.news.off': 'Turn off',
    'kit.news.blocked': 'Your browser blocks notifications of this shop. You can allow them in its settings.',
    'kit.news.failed': 'That did not work. Please try again later; you get an email in any case.',
  },
  zh: {
    'kit.news.ask': '备好时通知我',
    'kit.news.hint': '仅在本设备上，仅关于此订单：备好、延迟或退款。',
    'kit.news.on': '此订单有消息时会在这里通知您。',
    'kit.news.off': '关闭通知',
    'kit.news.blocked': '浏览器已禁止本店的通知，您可以在浏览器设置中允许。',
    'kit.news.failed': '操作未成功，请稍后再试。我们也会通过邮件通知您。',
  },
}

export function OrderNewsPart({ orderID, push }: { orderID: string; push: OrderPush }) {
  const t = useKitText(TEXTS)
  const follow = useMemo(() => createOrderFollow(window, push, orderID), [push, orderID])
  const [state, setState] = useState<Following | null>(null)
  const [working, setWorking] = useState(false)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let shown = true
    follow.state().then(
      found => shown && setState(found),
      () => {},
    )
    return () => {
      shown = false
    }
  }, [follow])
  async function change(to: () => Promise<Following>) {
    if (working) return
    setWorking(true)
    setFailed(false)
    await to().then(setState, () => setFailed(true))
    setWorking(false)
  }
  if (state === null) return null
  return (
    <div className="stack">
      <Live>
        {state === 'on' && <p>{t('kit.news.on')}</p>}
        {state === 'blocked' && <p className="muted">{t('kit.news.blocked')}</p>}
        {failed && <p className="field-error">{t('kit.news.failed')}</p>}
      </Live>
      {/* One button for both, which keeps the focus. */}
      {(state === 'off' || state === 'on') && (
        <button
          type="button"
          className={state === 'on' ? 'button button-quiet' : 'button'}
          aria-busy={working}
          onClick={() => void change(state === 'on' ? follow.stop : follow.start)}
        >
          {t(state === 'on' ? 'kit.news.off' : 'kit.news.ask')}
        </button>
      )}
      {state === 'off' && <p className="muted">{t('kit.news.hint')}</p>}
    </div>
  )
}
