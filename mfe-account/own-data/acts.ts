import { href } from 'shared-contracts/remote/routes/href.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { deviceStorages, signOut } from '../my-account/sign-out.ts'
import { collectData } from './collect.ts'

/** What is done once it is asked for, in a chunk of its own. @throws ApiError, NetworkError */
export const ACTS = {
  async download({ api, state }: App): Promise<void> {
    const { user, userID } = state.$session.get()
    const data = await collectData(api, userID ?? '', user)
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
    const url = URL.createObjectURL(file)
    Object.assign(document.createElement('a'), { href: url, download: 'my-data.json' }).click()
    URL.revokeObjectURL(url)
  },
  async everywhere(app: App): Promise<void> {
    await signOut(app, deviceStorages(), true)
    location.replace(href('/'))
  },
} as const
