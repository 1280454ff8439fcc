import type { Platform } from 'shared-contracts/remote/platform/platform.ts'
import type { AppInfo } from 'shared-contracts/remote/state/app-info.ts'

/** Whether the store hides the header where this page runs (HDR-8). */
export function headerHidden(
  hidden: AppInfo['headerHidden'],
  { kind, device }: Pick<Platform, 'kind' | 'device'>,
): boolean {
  if (kind === 'wechat-mini' && hidden.miniProgram) return true
  if (kind === 'alipay' && hidden.alipay) return true
  return device === 'mobile' ? hidden.mobile : hidden.desktop
}
