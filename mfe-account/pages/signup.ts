import type { PageMeta } from 'shared-contracts/remote/remote.ts'
import { type EntryData, entryLoader } from '../sign-in/entry-loader.ts'
import { AFTER_REGISTERING } from '../sign-in/register.ts'

export const loader = entryLoader('account.signup.title', AFTER_REGISTERING)

export const meta = (data: unknown): PageMeta => ({ title: (data as EntryData).title, noindex: true })
