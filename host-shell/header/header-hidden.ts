import type { Platform } from 'shared-contracts/remote/platform/platform.ts'
import type { AppInfo } from 'shared-contracts/remote/state/app-info.ts'

/** Whether the store hides the header where this page runs (HDR-8): in an app by the app's own flag alone. */
export function headerHidden(
  hidden: AppInfo['headerHidden'],
  { kind, device }: Pick<Platform, 'kind' | 'device'>,
): boolean {
  if (kind === 'wechat-mini') return hidden.miniProgram
  if (kind === 'alipay') return hidden.alipay
  return device === 'mobile' ? hidden.mobile : hidden.desktop
}
