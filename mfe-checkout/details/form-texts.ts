import type { Translate } from 'shared-contracts/remote/runtime/app.ts'
import type { DetailsMessages } from '../messages/messages.ts'

/** What is said of mistakes, by field and rule. */
export const mistakeTexts = (t: Translate<DetailsMessages>) => ({
  localStoreName: t('checkout.mistake.location'),
  tableNumber: t('checkout.mistake.table'),
  firstName: { required: t('checkout.mistake.firstName') },
  lastName: { required: t('checkout.mistake.lastName') },
  email: { required: t('checkout.mistake.email') },
  phone: { required: t('checkout.mistake.phone'), pattern: t('checkout.mistake.phone.pattern') },
  streetNumberAndNameDetails: { required: t('checkout.mistake.street') },
  city: { required: t('checkout.mistake.city') },
  province: t('checkout.mistake.province'),
  postCode: {
    required: t('checkout.mistake.postCode'),
    pattern: t('checkout.mistake.postCode'),
    mismatch: t('checkout.mistake.postCode.province'),
  },
  start: t('checkout.mistake.slot'),
})
