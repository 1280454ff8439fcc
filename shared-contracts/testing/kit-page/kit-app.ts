import type { Language } from 'shared-contracts/language/language.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { createFakeApp } from 'shared-contracts/testing/fake-app.ts'

/** A visitor who reads in that language and sees prices in another currency. */
export const kitApp = (language: Language): App =>
  createFakeApp({ language, currency: { code: 'USD', rate: 0.73 } })
