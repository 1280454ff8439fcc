import { expect, test } from 'vitest'
import { ADDRESS_TEXTS } from './addresses.ts'
import { BENEFIT_TEXTS } from './benefits.ts'
import { en } from './en.ts'
import { HOME_TEXTS } from './home.ts'
import { IDENTITY_TEXTS } from './identity.ts'
import { INFLUENCER_TEXTS } from './influencer.ts'
import { ORDER_FORM_TEXTS } from './order-forms.ts'
import { ORDER_TEXTS } from './orders.ts'
import { OWN_CREDIT_TEXTS } from './own-credit.ts'
import { PICTURE_TEXTS } from './pictures.ts'
import { RECOVERY_TEXTS } from './recovery.ts'
import { REFERRAL_TEXTS } from './referral.ts'
import { SESSION_TEXTS } from './sessions.ts'
import { WISHLIST_TEXTS } from './wishlist.ts'
import zh from './zh.ts'

const blanks = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()
const TABLES: Record<string, { en: Record<string, string>; zh: Record<string, string> }> = {
  everywhere: { en, zh },
  addresses: ADDRESS_TEXTS.tables,
  benefits: BENEFIT_TEXTS.tables,
  home: HOME_TEXTS.tables,
  identity: IDENTITY_TEXTS.tables,
  influencer: INFLUENCER_TEXTS.tables,
  recovery: RECOVERY_TEXTS.tables,
  referral: REFERRAL_TEXTS.tables,
  orders: ORDER_TEXTS.tables,
  'order forms': ORDER_FORM_TEXTS.tables,
  'own credit': OWN_CREDIT_TEXTS.tables,
  pictures: PICTURE_TEXTS.tables,
  sessions: SESSION_TEXTS.tables,
  wishlist: WISHLIST_TEXTS.tables,
}

test.each(Object.entries(TABLES))('LNG-2 %s: both languages say everything', (_, { en, zh }) => {
  expect(Object.keys(zh)).toEqual(Object.keys(en))
  for (const [key, text] of Object.entries(en)) {
    expect(key).toMatch(/^account\./)
    expect([text, zh[key]]).not.toContain('')
    expect(blanks(zh[key] ?? ''), key).toEqual(blanks(text))
  }
})

test('LNG-2 no two tables say the same', () => {
  const keys = Object.values(TABLES).flatMap(({ en }) => Object.keys(en))
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
})
