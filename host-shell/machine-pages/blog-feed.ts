import { LANGUAGE_TAG } from 'shared-contracts/language/language.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { inLanguage } from './addresses.ts'
import type { MachineContext, MachinePage } from './machine-page.ts'
import { BLOG_JSON_PATH, BLOG_RSS_PATH } from './paths.ts'
import { document, element, xmlText } from './xml.ts'

/** Posts of a feed: the newest. */
const MAX_POSTS = 30

async function readPosts({ api, origin, info, language, signal }: MachineContext) {
  const call = {
    params: { type: 'blog' },
    query: { numberToLoad: String(MAX_POSTS), startingPosition: '0' },
    signal,
  }
  const { sections } = await api('GET common3/sectionTemplateByType/{type}', call)
  const posts = sections.flatMap(section => (section.kind === 'posts' ? section.posts : []))
  const at = (path: string) => origin + inLanguage(path, language, info.languages)
  return {
    blog: at(href('/blog')),
    posts: posts.map(post => ({ ...post, url: at(href('/blog/:name', { name: post.pageName })) })),
  }
}

/** RSS 2.0 of the blog. */
export const blogRss: MachinePage = async context => {
  const { blog, posts } = await readPosts(context)
  const { origin, info, language } = context
  const items = posts.map(
    ({ url, title, summary, publishedAt }) =>
      `<item>${element('title', title)}${element('link', url)}${element('guid', url)}${element('description', summary)}${element('pubDate', new Date(publishedAt).toUTCString())}</item>`,
  )
  const self = `<atom:link rel="self" type="application/rss+xml" href="${xmlText(origin + BLOG_RSS_PATH)}"/>`
  const head = [
    element('title', info.storeName),
    element('link', blog),
    element('description', info.labels['store.tagline'] ?? info.storeName),
    element('language', LANGUAGE_TAG[language]),
    self,
  ]
  return {
    type: 'application/rss+xml',
    body: document(
      `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${head.join('')}${items.join('')}</channel></rss>`,
    ),
  }
}

/** JSON Feed 1.1 of the blog. */
export const blogJson: MachinePage = async context => {
  const { blog, posts } = await readPosts(context)
  const { origin, info, language } = context
  return {
    type: 'application/feed+json',
    body: JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: info.storeName,
      home_page_url: blog,
      feed_url: origin + BLOG_JSON_PATH,
      language: LANGUAGE_TAG[language],
      items: posts.map(({ url, title, summary, publishedAt, author, cover }) => ({
        id: url,
        url,
        title,
        summary,
        content_text: summary,
        date_published: publishedAt,
        ...(author && { authors: [{ name: author }] }),
        ...(cover && { image: new URL(cover.src, origin).href }),
      })),
    }),
  }
}
