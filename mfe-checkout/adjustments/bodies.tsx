export { CommentBody } from './comment-body.tsx'
export { CouponBody } from './coupon-body.tsx'
export { CreditBody } from './credit-body.tsx'
export { TipBody } from './tip-body.tsx'
