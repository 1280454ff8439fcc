import type { ContentPage } from 'store-api/store-description/content-page.ts'
import { smallPrint } from './small-print.ts'

const home: ContentPage = {
  name: 'home',
  title: { en: 'Books for long evenings' },
  summary: {
    en: 'A small bookshop on Pelham Street, Lunenburg. Order online, pick it up at the time you choose.',
  },
  sections: [
    {
      type: 'hero',
      heading: { en: 'Books for long evenings' },
      text: {
        en: 'We stock what we have read and would hand to a friend. Order here and pick it up from the counter.',
      },
      image: { name: 'hero-books', alt: { en: 'A lamp beside stacked and standing books' } },
      portrait: { name: 'hero-books-portrait', alt: { en: 'A lamp beside stacked books' } },
      links: [{ label: { en: 'Browse fiction' }, link: 'products/fiction' }],
    },
    { type: 'products', heading: { en: 'Staff picks' }, source: { tag: 'staff-pick' }, count: 8 },
    {
      type: 'categories',
      heading: { en: 'Four shelves' },
      slugs: ['fiction', 'nature-and-place', 'table-and-craft', 'childrens-books'],
    },
    {
      type: 'products',
      heading: { en: 'Just in' },
      source: { newest: true },
      count: 4,
      more: { label: { en: 'Every book we have' }, link: 'store' },
    },
    {
      type: 'products',
      heading: { en: 'Last chance' },
      source: { clearance: true },
      count: 4,
      more: { label: { en: 'All that is marked down' }, link: 'clearance' },
    },
    {
      type: 'hero',
      heading: { en: 'Up three steps, past the bench' },
      text: {
        en: 'We are on Pelham Street from Tuesday to Sunday. What you order is ready at the time you choose, and waits for a week.',
      },
      links: [{ label: { en: 'Hours and the way here' }, link: 'page/visit' }],
    },
  ],
}

const visit: ContentPage = {
  name: 'visit',
  title: { en: 'Visit' },
  summary: { en: 'Where we are, when we are open and how pickup works.' },
  sections: [
    {
      type: 'text',
      heading: { en: 'On Pelham Street' },
      paragraphs: [
        {
          en: 'Up three steps, past the bench, mind the cat. There is tea if you stay longer than a chapter.',
        },
        {
          en: 'At checkout you choose when to come, while we are open: two hours after you order at the earliest. We keep it for a week.',
        },
      ],
    },
    { type: 'locations', heading: { en: 'Find us' } },
  ],
}

const contact: ContentPage = {
  name: 'contact',
  title: { en: 'Contact' },
  summary: { en: 'Ask about a book, an order or a school visit.' },
  sections: [
    {
      type: 'text',
      paragraphs: [
        { en: 'Half-remembered titles welcome: tell us the colour of the cover and roughly what happened.' },
      ],
    },
    { type: 'contactForm', heading: { en: 'Write to us' } },
    { type: 'locations', heading: { en: 'Or call' } },
  ],
}

export const contentPages: readonly ContentPage[] = [home, visit, contact, ...smallPrint]
