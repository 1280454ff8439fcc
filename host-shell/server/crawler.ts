/** What crawlers and link previews have in their names; phones of the maker Cubot are none. */
const CRAWLERS = /(?<!cu)bot|crawl|spider|slurp|facebookexternalhit|whatsapp|embedly|preview/i

/** Whether nobody looks at the page as it comes, but its status is believed. */
export const isCrawler = ({ headers }: Request): boolean => CRAWLERS.test(headers.get('user-agent') ?? '')
