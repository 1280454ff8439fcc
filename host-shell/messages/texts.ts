import { createI18n } from 'shared-contracts/language/create-i18n.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import type { MessageTable } from 'shared-contracts/language/messages.ts'
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
  const i18n = createI18n(language, { [language]: { ...shell, ...labels } })
  const own = new Map<Language, MessageTable>([[language, labels]])
  const put = (lng: Language, table: MessageTable) =>
    i18n.addResourceBundle(lng, 'translation', { ...table, ...own.get(lng) }, false, true)
  return {
    translate: (key, values) => String(i18n.t(key, { ...values })),
    add: put,
    change(lng, table, texts) {
      own.set(lng, texts)
      put(lng, table)
      // Everything is in memory, so this is done when the call returns.
      void i18n.changeLanguage(lng)
    },
  }
}
