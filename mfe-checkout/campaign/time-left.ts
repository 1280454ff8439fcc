import type { FissionCampaign } from 'shared-contracts/api/entities/campaign.ts'
import { LANGUAGE_TAG, type Language } from 'shared-contracts/language/language.ts'

const HOUR_MS = 3_600_000

/** When a group buy ends, as seen from now, e.g. `in 6 days`: by the server's clock, so in no zone. */
export function timeLeft(
  { endsAt, serverTime }: Pick<FissionCampaign, 'endsAt' | 'serverTime'>,
  language: Language,
): string {
  const hours = Math.max(0, (Date.parse(endsAt) - Date.parse(serverTime)) / HOUR_MS)
  const relative = new Intl.RelativeTimeFormat(LANGUAGE_TAG[language])
  if (hours >= 48) return relative.format(Math.floor(hours / 24), 'day')
  return hours >= 1
    ? relative.format(Math.floor(hours), 'hour')
    : relative.format(Math.ceil(hours * 60), 'minute')
}
