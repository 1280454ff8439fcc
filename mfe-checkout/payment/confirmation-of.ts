import { PROVIDERS } from 'shared-contracts/api/payment/providers.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'

/** Address of the order's confirmation, for an order that never left the shop (RET-1). */
export const confirmationOf = (id: string): string =>
  href('/confirmation/:id', { id }, { from_source: `${PROVIDERS['store-credit'].prefix}X${id}` })
