import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { FissionCampaign } from 'shared-contracts/api/entities/campaign.ts'
import { LANGUAGE_TAG } from 'shared-contracts/language/language.ts'
import { formatZoned } from 'shared-contracts/language/zoned-time.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useRevalidator } from 'shared-contracts/remote/runtime/router.ts'
import { partsLeft } from '../content/parts-left.ts'
import { GROUP_TEXTS } from '../messages/group-buys.ts'
import { countDown } from './count-down.ts'
import { standingOf } from './standing.ts'
import { useZone } from './use-zone.ts'

/** When a group buy starts or ends, in the shopper's own zone, and how long that is from now. */
export function Deadline({ campaign }: { campaign: FissionCampaign }) {
  const { state } = useApp()
  const language = useStore(state.$language)
  const t = GROUP_TEXTS.useTexts()
  const { moment, at } = standingOf(campaign)
  const zone = useZone(campaign)
  const time = formatZoned(at, zone, language)
  const left = useLeft(campaign.serverTime, at)
  const parts = partsLeft(left).map(({ unit, value }) =>
    new Intl.NumberFormat(LANGUAGE_TAG[language], { style: 'unit', unit, unitDisplay: 'long' }).format(value),
  )
  return (
    <p className="catalog-group-deadline">
      <time dateTime={at}>{t(`catalog.group-${moment}`, { time })}</time>
      {moment !== 'ended' && (
        <strong>
          {t(moment === 'starts' ? 'catalog.group-until-start' : 'catalog.group-left', {
            time: parts.join(language === 'zh' ? '' : ' '),
          })}
        </strong>
      )}
    </p>
  )
}

/**
 * Time left in ms, counted from the server's clock: that of the device may be wrong. Once it is over the store is asked where the
 * group buy stands now; by the time of its answer it is counted anew.
 */
function useLeft(serverTime: string, at: string): number {
  const whole = Date.parse(at) - Date.parse(serverTime)
  const [counted, setCounted] = useState({ from: serverTime, elapsed: 0 })
  const { revalidate } = useRevalidator()
  useEffect(
    () =>
      countDown(
        whole,
        elapsed => setCounted({ from: serverTime, elapsed }),
        () => void revalidate(),
      ),
    [whole, serverTime, revalidate],
  )
  return counted.from === serverTime ? whole - counted.elapsed : whole
}
