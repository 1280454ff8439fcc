import type { ContentPage } from 'store-api/store-description/content-page.ts'

const text = (heading: string, ...paragraphs: string[]): ContentPage['sections'][number] => ({
  type: 'text',
  heading: { en: heading },
  paragraphs: paragraphs.map(en => ({ en })),
})

const returns: ContentPage = {
  name: 'returns',
  title: { en: 'Returns' },
  summary: { en: 'Two weeks to bring a book back, and longer when something is wrong with it.' },
  sections: [
    text(
      'If it was not for you',
      'Bring it back within two weeks with its receipt, its spine uncreased, and we give you the money or another book. No need to say why; we may ask what you would rather have read.',
    ),
    text(
      'If something is wrong with it',
      'Pages missing, upside down or in the wrong order: we replace it whenever you notice.',
    ),
  ],
}

const terms: ContentPage = {
  name: 'terms',
  title: { en: 'Terms of sale' },
  summary: { en: 'What you and we agree on when you order.' },
  sections: [
    text(
      'Your order',
      'Prices are in Canadian dollars; tax is shown before you pay. An order stands once you have placed it to pay at the counter, or once its payment is confirmed.',
      'We keep it on the shelf behind the counter for a week. If a book turns out to be gone, we write to you, and what you paid for it comes back.',
    ),
    text('Which law holds', 'That of Nova Scotia. Nothing here takes away what consumer law gives you.'),
  ],
}

const privacy: ContentPage = {
  name: 'privacy',
  title: { en: 'Privacy' },
  summary: { en: 'What we keep of you, and who else sees it.' },
  sections: [
    text(
      'What we keep',
      'Your name, e-mail address and telephone number with your order, for six years, because tax law asks for it. There are no accounts here, and a cookie keeps your cart.',
    ),
    text(
      'Who else sees it',
      'The payment service you choose asks for your card itself, and tells us only whether it worked. We sell books, and nothing of what we know.',
    ),
  ],
}

export const smallPrint: readonly ContentPage[] = [returns, terms, privacy]
