import { pageTexts } from 'shared-contracts/remote/page-texts.ts'
import type { en as everywhere } from './en.ts'

const en = {
  'account.addresses.intro': 'Chosen at checkout with one tap.',
  'account.addresses.SHIPPING': 'Delivery addresses',
  'account.addresses.BILLING': 'Billing addresses',
  'account.addresses.none': 'None yet.',
  'account.addresses.add': 'Add an address',
  'account.addresses.editTitle': 'Edit address',
  'account.addresses.default': 'Default',
  'account.addresses.makeDefault': 'Make default',
  'account.addresses.isDefault': 'Use this address first',
  'account.addresses.street': 'Street and number',
  'account.addresses.unit': 'Unit, floor, entrance',
  'account.addresses.city': 'City',
  'account.addresses.country': 'Country',
  'account.addresses.province': 'Province',
  'account.addresses.choose': 'Choose…',
  'account.addresses.postCode': 'Postal code',
  'account.addresses.provinceHint': 'Two letters, e.g. ON.',
  'account.addresses.postCodeHint': 'For example L3R 0A1',
  'account.addresses.notThere': 'This postal code does not lie in that province.',
  'account.addresses.removed': 'The address is removed.',
  'account.addresses.full': '{{max}} addresses are kept at most. Remove one to add another.',
} as const

const zh: Record<keyof typeof en, string> = {
  'account.addresses.intro': '结算时一键选用。',
  'account.addresses.SHIPPING': '收货地址',
  'account.addresses.BILLING': '账单地址',
  'account.addresses.none': '暂无。',
  'account.addresses.add': '添加地址',
  'account.addresses.editTitle': '修改地址',
  'account.addresses.default': '默认',
  'account.addresses.makeDefault': '设为默认',
  'account.addresses.isDefault': '优先使用此地址',
  'account.addresses.street': '街道与门牌号',
  'account.addresses.unit': '单元、楼层、入口',
  'account.addresses.city': '城市',
  'account.addresses.country': '国家',
  'account.addresses.province': '省份',
  'account.addresses.choose': '请选择…',
  'account.addresses.postCode': '邮政编码',
  'account.addresses.provinceHint': '两个字母，例如 ON。',
  'account.addresses.postCodeHint': '例如 L3R 0A1',
  'account.addresses.notThere': '该邮政编码不在所选省份内。',
  'account.addresses.removed': '地址已删除。',
  'account.addresses.full': '最多保存 {{max}} 个地址。请先删除一个。',
}

export const ADDRESS_TEXTS = pageTexts<typeof en, typeof everywhere>({ en, zh })
