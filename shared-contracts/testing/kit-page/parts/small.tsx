import { useState } from 'react'
import { RETRY } from 'shared-contracts/language/retry.ts'
import { Address } from 'shared-contracts/ui/address.tsx'
import { CopyButton } from 'shared-contracts/ui/copy-button.tsx'
import { Glyph } from 'shared-contracts/ui/glyph.tsx'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { Price } from 'shared-contracts/ui/price.tsx'
import { Progress, Spinner } from 'shared-contracts/ui/progress/progress.tsx'
import { Stepper } from 'shared-contracts/ui/stepper/stepper.tsx'
import { Part } from '../part.tsx'
import { useSay } from '../say.ts'

const ADDRESS = {
  unit: '5',
  streetNumberAndNameDetails: '18 Main Street',
  city: 'Markham',
  province: 'ON',
  postCode: 'L3R 1A1',
}

export function Buttons() {
  const say = useSay()
  return (
    <Part name="Button">
      <div className="row">
        <button type="button" className="button">
          {say('Button', '按钮')}
        </button>
        <button type="button" className="button button-primary">
          {say('Primary', '主要')}
        </button>
        <button type="button" className="button button-quiet">
          {say('Quiet', '次要')}
        </button>
        <button type="button" className="button" disabled>
          {say('Disabled', '不可用')}
        </button>
        <button type="button" className="button button-primary" aria-busy="true" aria-disabled="true">
          <Spinner /> {say('Busy', '处理中')}
        </button>
        <button type="button" className="icon-button" aria-label={say('Close', '关闭')}>
          <Glyph name="close" />
        </button>
        <CopyButton
          text={() => 'arcade'}
          label={say('Copy', '复制')}
          copied={say('Copied', '已复制')}
          failed={say('Not copied', '复制失败')}
        />
      </div>
    </Part>
  )
}

export function Notices() {
  const say = useSay()
  return (
    <Part name="Notice">
      {(['info', 'success', 'warning', 'error'] as const).map(kind => (
        <Notice
          key={kind}
          kind={kind}
          title={kind}
          action={
            kind === 'error' && (
              <button type="button" className="button">
                {say(RETRY.en, RETRY.zh)}
              </button>
            )
          }
        >
          {say('Your cart is as you left it.', '您的购物车没有变化。')}
        </Notice>
      ))}
    </Part>
  )
}

export function Steppers() {
  const say = useSay()
  const [value, setValue] = useState(2)
  const [typed, setTyped] = useState(3)
  const states = [
    { name: say('middle', '中间'), value, onChange: setValue, max: 9 },
    { name: say('lowest', '最少'), value: 1, onChange() {}, max: 9 },
    { name: say('highest', '最多'), value: 9, onChange() {}, max: 9 },
    { name: say('typed', '可输入'), value: typed, onChange: setTyped, max: 12, editable: true },
    { name: say('pending', '等待中'), value: 4, onChange() {}, pending: true },
    { name: say('disabled', '不可用'), value: 5, onChange() {}, disabled: true },
  ]
  return (
    <Part name="Stepper">
      <div className="row">
        {states.map(({ name, ...state }) => (
          <Stepper key={name} label={name} labelled {...state} />
        ))}
      </div>
    </Part>
  )
}

export function Money() {
  const say = useSay()
  return (
    <Part name="Price">
      <p>
        <Price amount={1250} currency="CAD" charged />{' '}
        <s className="price price-before">
          <Price amount={1600} currency="CAD" charged />
        </s>{' '}
        <Price amount={1250} currency="CAD" />
      </p>
      <dl className="totals">
        <div>
          <dt>{say('Subtotal', '小计')}</dt>
          <dd>
            <Price amount={1250} currency="CAD" charged />
          </dd>
        </div>
        <div>
          <dt>{say('Total', '合计')}</dt>
          <dd>
            <Price amount={1413} currency="CAD" charged />
          </dd>
        </div>
      </dl>
    </Part>
  )
}

export function Surfaces() {
  const say = useSay()
  return (
    <Part name="Surfaces">
      <div className="card stack">
        <p>
          {say('A card', '卡片')} <span className="badge">{say('badge', '标记')}</span>{' '}
          <span className="muted">{say('muted', '次要文字')}</span>
        </p>
        <Address address={ADDRESS} />
        <p>
          <Address address={ADDRESS} inline />
        </p>
        <div className="skeleton kit-skeleton" />
      </div>
      <div className="empty">
        <p className="display">{say('Nothing here yet', '这里还没有内容')}</p>
      </div>
    </Part>
  )
}

export function Ways() {
  const say = useSay()
  const steps = [
    { name: say('Cart', '购物车'), to: '/cart' },
    { name: say('Details', '信息'), to: '/details' },
    { name: say('Payment', '付款'), to: '/payment' },
  ]
  return (
    <Part name="Progress">
      <Progress label={say('Steps', '步骤')} steps={steps} now={1} />
      <p className="row">
        <Spinner label={say('Loading', '加载中')} />
      </p>
    </Part>
  )
}
