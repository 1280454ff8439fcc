import type en from './en.ts'

/** Texts of this remote: `useT<Messages>()`. */
export type Messages = typeof en
