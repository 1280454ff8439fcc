import { pageTexts } from 'shared-contracts/remote/page-texts.ts'

const en = {
  'confirmation.group.title': 'Your group buy',
  'confirmation.group.text':
    'The more join, the less everyone pays, you too. Once it has ended we email you how it came out; if it does not reach its goal, all you paid goes back.',
  'confirmation.group.see': 'See how it stands and invite others',
} as const

const zh: Record<keyof typeof en, string> = {
  'confirmation.group.title': '您的拼团',
  'confirmation.group.text':
    '参团的人越多，大家付得越少，您也一样。拼团结束后，我们会发邮件告知结果；如未成团，已付款项全部退回。',
  'confirmation.group.see': '查看进展，邀请好友',
}

/** Of what was bought in a group, which most orders are not. */
export const GROUP_BUY_TEXTS = pageTexts<typeof en>({ en, zh })
