import type { PageMeta } from 'shared-contracts/remote/remote.ts'
import { type EntryData, entryLoader } from '../sign-in/entry-loader.ts'
import { AFTER_SIGN_IN } from '../sign-in/sign-in.ts'

export const loader = entryLoader('account.login.title', AFTER_SIGN_IN)

export const meta = (data: unknown): PageMeta => ({ title: (data as EntryData).title, noindex: true })
