export { loadOpenOrder } from './load-open-order.ts'
export { PayOrderPage } from './pay-order-page.tsx'
