import { pageTexts } from 'shared-contracts/remote/page-texts.ts'
import type { en as everywhere } from './en.ts'

const en = {
  'account.influencer.intro': 'Tell others what you like. The store looks at it before anybody else sees it.',
  'account.influencer.status.none': 'Not begun',
  'account.influencer.status.draft': 'Draft: only you see it',
  'account.influencer.status.pending': 'The store is looking at it',
  'account.influencer.status.active': 'Public',
  'account.influencer.status.rejected': 'Not accepted. Change it and send it again.',
  'account.influencer.likes_one': '{{count}} like',
  'account.influencer.likes_other': '{{count}} likes',
  'account.influencer.see': 'See it as others do',
  'account.influencer.about': 'What others read',
  'account.influencer.name': 'Name',
  'account.influencer.bio': 'About you',
  'account.influencer.link': 'Link {{n}}',
  'account.influencer.linkLabel': 'Words for link {{n}}',
  'account.influencer.linkHint': 'Begins with https://',
  'account.influencer.linkBoth': 'A link needs its words and its address.',
  'account.influencer.submit': 'Ask the store to publish it',
  'account.influencer.pictures': 'Pictures',
  'account.influencer.picturesFirst': 'Save the page first, then add pictures.',
  'account.influencer.picturesFull': '{{max}} pictures are the most. Remove one to add another.',
  'account.influencer.picture': 'Picture {{n}}',
} as const

const zh: Record<keyof typeof en, string> = {
  'account.influencer.intro': '与大家分享您的喜好。公开前需经店铺审核。',
  'account.influencer.status.none': '未开始',
  'account.influencer.status.draft': '草稿：仅您可见',
  'account.influencer.status.pending': '审核中',
  'account.influencer.status.active': '已公开',
  'account.influencer.status.rejected': '未通过。请修改后重新提交。',
  'account.influencer.likes_one': '{{count}} 个赞',
  'account.influencer.likes_other': '{{count}} 个赞',
  'account.influencer.see': '查看公开页面',
  'account.influencer.about': '公开信息',
  'account.influencer.name': '名称',
  'account.influencer.bio': '简介',
  'account.influencer.link': '链接 {{n}}',
  'account.influencer.linkLabel': '链接 {{n}} 的文字',
  'account.influencer.linkHint': '以 https:// 开头',
  'account.influencer.linkBoth': '链接需要同时填写文字和地址。',
  'account.influencer.submit': '请店铺审核并公开',
  'account.influencer.pictures': '图片',
  'account.influencer.picturesFirst': '请先保存，再添加图片。',
  'account.influencer.picturesFull': '最多 {{max}} 张图片。请先删除一张。',
  'account.influencer.picture': '图片 {{n}}',
}

export const INFLUENCER_TEXTS = pageTexts<typeof en, typeof everywhere>({ en, zh })
