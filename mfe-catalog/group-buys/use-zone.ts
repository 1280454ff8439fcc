import type { FissionCampaign } from 'shared-contracts/api/entities/campaign.ts'
import { useReady } from 'shared-contracts/ui/use-ready.ts'

/** The shopper's own zone, IANA. Which that is no server knows: until the page reacts, and where no script runs, it is the store's, which most of its shoppers live in. */
export const useZone = ({ timeZone = 'UTC' }: Pick<FissionCampaign, 'timeZone'>): string =>
  useReady() ? Intl.DateTimeFormat().resolvedOptions().timeZone : timeZone
