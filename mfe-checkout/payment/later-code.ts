import { codeLater } from 'shared-contracts/ui/code-later.tsx'
import { insist } from 'shared-contracts/ui/insist.ts'
import type { PaysHere } from './pays-here.ts'

/** What is wanted by who is about to pay, and shown once they have. */
const code = () => insist(() => import(/* webpackChunkName: "paying" */ './paying-code.ts'))

export const OpenedNotice = codeLater(async () => (await code()).OpenedNotice)
export const PaidBeforeNotice = codeLater(async () => (await code()).PaidBeforeNotice)

/** What pays in this page; asked for again for as long as it is lost. */
export const loadPaying = async (where: PaysHere) => (await code()).paysHere(where)
