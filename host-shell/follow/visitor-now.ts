import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { identifier } from '../store/fields.ts'

/** Whom the backend takes this browser for; null for a guest. @throws what the call throws */
export const visitorNow = async ({ api }: Pick<App, 'api'>): Promise<string | null> =>
  identifier((await api('GET common3/appInfoInit')).body.userID)
