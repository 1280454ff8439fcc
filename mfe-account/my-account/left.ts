import { href } from 'shared-contracts/remote/routes/href.ts'

/** How an account was left; words for it are `account.left.…`. */
export const LEFT = ['signedOut', 'everywhere', 'deleted'] as const
export type Left = (typeof LEFT)[number]

/** Loads a new document, which says what became of it: the former one has the person in its first state (VIS-4). */
export const leaveFor = (left: Left): void => location.replace(href('/account/login', undefined, { left }))
