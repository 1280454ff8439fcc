import { type Translate, useT } from 'shared-contracts/remote/runtime/app.ts'
import type en from './en.ts'

export type Messages = typeof en
export type CatalogTranslate = Translate<Messages>

/** Texts of this remote, in the page's language. */
export const useCatalogT = (): CatalogTranslate => useT<Messages>()
