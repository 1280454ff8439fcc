import type { KitTexts } from '../kit-text.ts'

/** Keys below `kit.`, so that a store may word them itself. */
const en = {
  'kit.form.required': 'Please fill this in.',
  'kit.form.email': 'Please enter an email address like name@example.com.',
  'kit.form.tooLong': 'Please use at most {{limit}} characters.',
  'kit.form.tooShort': 'Please use at least {{limit}} characters.',
  'kit.form.pattern': 'Please check this: it is not in the form we expect.',
  'kit.form.mismatch': 'Please check this and what belongs to it.',
  'kit.form.optional': 'optional',
  'kit.form.aside': ' ({{text}})',
  'kit.form.show': 'Show',
  'kit.form.hide': 'Hide',
  'kit.form.network':
    'We could not reach the store. What you typed is still here: please check your connection and try again.',
  'kit.form.other': 'That did not work. What you typed is still here: please try again in a moment.',
} as const

export const FORM_TEXTS: KitTexts<keyof typeof en> = {
  en,
  zh: {
    'kit.form.required': '请填写此项。',
    'kit.form.email': '请输入正确的邮箱，例如 name@example.com。',
    'kit.form.tooLong': '最多 {{limit}} 个字符。',
    'kit.form.tooShort': '至少需要 {{limit}} 个字符。',
    'kit.form.pattern': '格式不正确，请检查。',
    'kit.form.mismatch': '请核对此项及相关项。',
    'kit.form.optional': '选填',
    'kit.form.aside': '（{{text}}）',
    'kit.form.show': '显示',
    'kit.form.hide': '隐藏',
    'kit.form.network': '无法连接店铺。您填写的内容仍在这里，请检查网络后重试。',
    'kit.form.other': '操作没有成功。您填写的内容仍在这里，请稍后再试。',
  },
}
