import type { Language } from 'shared-contracts/language/language.ts'
import type { MessageTable } from 'shared-contracts/language/messages.ts'
import { textOf } from 'shared-contracts/language/text-of.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import type en from './en.ts'

export type ShellMessages = typeof en

/** The texts of one page or page view: the shell's, those of the remotes shown, and the store's own over both (LNG-2). */
export interface Texts {
  translate: App['translate']
  /** Takes a remote's messages; they must be in `language`. */
  add(language: Language, table: MessageTable): void
  /** Switches language; remotes' messages of that language are added by the caller. */
  change(language: Language, shell: MessageTable, labels: MessageTable): void
}

/** @param labels the store's own texts in that language */
export function createTexts(language: Language, shell: MessageTable, labels: MessageTable): Texts {
  let spoken = language
  const own = new Map<Language, MessageTable>([[language, labels]])
  const tables = new Map<Language, MessageTable>([[language, { ...shell, ...labels }]])
  const put = (lng: Language, table: MessageTable) =>
    void tables.set(lng, { ...tables.get(lng), ...table, ...own.get(lng) })
  return {
    translate: (key, values) => textOf(spoken, tables.get(spoken) ?? {}, key, values),
    add: put,
    change(lng, table, texts) {
      own.set(lng, texts)
      put(lng, table)
      spoken = lng
    },
  }
}
