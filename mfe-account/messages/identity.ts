import { pageTexts } from 'shared-contracts/remote/page-texts.ts'
import type { en as everywhere } from './en.ts'

const en = {
  'account.identity.why':
    'Some goods may only be handed to a person whose name is proven. The store asks for it then, and uses it for nothing else.',
  'account.identity.kept': 'Number and pictures are kept encrypted. They are deleted with your account.',
  'account.identity.status.incomplete': 'A picture of the front is missing',
  'account.identity.status.complete': 'Complete',
  'account.identity.legalName': 'Name as on the document',
  'account.identity.idType': 'Document',
  'account.identity.type.passport': 'Passport',
  'account.identity.type.driver-licence': 'Driver’s licence',
  'account.identity.type.resident-card': 'Permanent resident card',
  'account.identity.choose': 'Choose…',
  'account.identity.idNumber': 'Number',
  'account.identity.idNumberHint': 'Kept so far: {{number}}. Type it in full to save.',
  'account.identity.show': 'Show the number',
  'account.identity.showPictures': 'Show the pictures',
  'account.identity.details': 'Who you are',
  'account.identity.pictures': 'Pictures of the document',
  'account.identity.front': 'Front',
  'account.identity.back': 'Back',
} as const

const zh: Record<keyof typeof en, string> = {
  'account.identity.why': '部分商品须凭实名领取。店铺仅在需要时使用此信息，不作他用。',
  'account.identity.kept': '证件号码与图片均加密保存，并随账户一并删除。',
  'account.identity.status.incomplete': '缺少证件正面图片',
  'account.identity.status.complete': '已完成',
  'account.identity.legalName': '证件上的姓名',
  'account.identity.idType': '证件类型',
  'account.identity.type.passport': '护照',
  'account.identity.type.driver-licence': '驾照',
  'account.identity.type.resident-card': '永久居民卡',
  'account.identity.choose': '请选择…',
  'account.identity.idNumber': '证件号码',
  'account.identity.idNumberHint': '已保存：{{number}}。保存时请完整填写。',
  'account.identity.show': '显示证件号码',
  'account.identity.showPictures': '显示证件图片',
  'account.identity.details': '您的身份',
  'account.identity.pictures': '证件图片',
  'account.identity.front': '正面',
  'account.identity.back': '背面',
}

export const IDENTITY_TEXTS = pageTexts<typeof en, typeof everywhere>({ en, zh })
