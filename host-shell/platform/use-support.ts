import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { CONTACT_PAGE } from './choose-platform.ts'

/** @returns the support action: a page of the app around the shop, else the shop's own (PLT-3). @param page of the mini program; its contact page when absent */
export function useSupport(page?: string): () => Promise<void> {
  const { platform } = useApp()
  const navigate = useNavigate()
  return async () => {
    const opened = await (page ? platform.navigate(page) : platform.support())
    if (!opened) await navigate(CONTACT_PAGE)
  }
}
