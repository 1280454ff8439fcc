import type { Order } from './own-order.ts'

/** @returns until when a stranger's pay-at-store order must be confirmed by its mailed link, ISO 8601; null where it need not be (CHK-12) */
export const confirmBy = ({ status, awaitsConfirmation, expiresAt }: Order): string | null =>
  status === 'NEW' && awaitsConfirmation ? expiresAt.toISOString() : null
