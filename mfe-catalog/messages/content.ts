import { pageTexts } from 'shared-contracts/remote/page-texts.ts'

const en = {
  'catalog.blog': 'Blog',
  'catalog.blog-description': 'What we have been reading, making and thinking about.',
  'catalog.blog-all': 'All posts',
  'catalog.blog-none': 'Nothing written yet. Come back soon.',
  'catalog.blog-related': 'Read on',
  'catalog.contact-name': 'Your name',
  'catalog.contact-email': 'Email',
  'catalog.contact-email-hint': 'We answer to this address.',
  'catalog.contact-phone': 'Phone',
  'catalog.contact-subject': 'What is it about?',
  'catalog.contact-message': 'Message',
  'catalog.contact-send': 'Send message',
  'catalog.contact-sending': 'Sending…',
  'catalog.contact-sent': 'Thank you, we have your message',
  'catalog.contact-sent-text': 'A person reads it and answers to {{email}}.',
  'catalog.contact-again': 'Write another',
  'catalog.contact-script': 'To write to us here, please allow JavaScript for this page.',
} as const

const zh: Record<keyof typeof en, string> = {
  'catalog.blog': '店铺笔记',
  'catalog.blog-description': '我们最近在读、在做、在琢磨的事。',
  'catalog.blog-all': '全部文章',
  'catalog.blog-none': '还没有文章，过几天再来看看。',
  'catalog.blog-related': '接着读',
  'catalog.contact-name': '您的称呼',
  'catalog.contact-email': '邮箱',
  'catalog.contact-email-hint': '我们会回复到这个邮箱。',
  'catalog.contact-phone': '电话',
  'catalog.contact-subject': '想说什么事？',
  'catalog.contact-message': '留言',
  'catalog.contact-send': '发送留言',
  'catalog.contact-sending': '正在发送…',
  'catalog.contact-sent': '谢谢，留言已收到',
  'catalog.contact-sent-text': '我们会有专人阅读，并回复到 {{email}}。',
  'catalog.contact-again': '再写一条',
  'catalog.contact-script': '在此留言需要在浏览器中启用 JavaScript。',
}

/** Texts of content pages and the blog. */
export const CONTENT_TEXTS = pageTexts<typeof en>({ en, zh })
