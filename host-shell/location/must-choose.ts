import type { AppInfo } from 'shared-contracts/remote/state/app-info.ts'

/** Whether shoppers may choose among stores, and those have loaded (LOC-5, HDR-6). */
const canChoose = (info: AppInfo | null): boolean =>
  Boolean(info?.flags.enableMultiLocationSelection && info.provinces.length > 0)

/** Whether the visitor has to: none is stored for them (LOC-3, LOC-4). */
export const mustChoose = (info: AppInfo | null): boolean =>
  canChoose(info) && !(info?.detail.locid && info.detail.locname)
