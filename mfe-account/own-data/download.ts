import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { collectData } from './collect.ts'

/** Hands everything over as a file; in a chunk of its own. @throws ApiError, NetworkError */
export async function download({ api, state }: App): Promise<void> {
  const { user, userID } = state.$session.get()
  const data = await collectData(api, userID ?? '', user)
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: 'my-data.json' }).click()
  URL.revokeObjectURL(url)
}
