export { OpenedNotice } from './opened-notice.tsx'
export { PaidBeforeNotice } from './paid-before-notice.tsx'
export { paysHere } from './pays-here.ts'
