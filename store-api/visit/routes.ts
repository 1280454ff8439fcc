import { feature } from '../calls/feature.ts'
import { appInfoInit } from './app-info-init.ts'
import { changeLocale } from './change-locale.ts'
import { logout } from './logout.ts'
import { setSelectedStoreLocation } from './set-selected-store-location.ts'

export const visitFeature = feature({
  'GET common3/appInfoInit': appInfoInit,
  'GET common3/changeLocale/{locale}': changeLocale,
  'POST common3/setSelectedStoreLocation': setSelectedStoreLocation,
  'GET common3/logout': logout,
})
