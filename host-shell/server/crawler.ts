/** What crawlers and link previews call themselves, all of them by one of these words (their operators' documentation). */
const CRAWLERS = /bot|crawl|spider|slurp|facebookexternalhit|whatsapp|embedly|preview/i

/** Whether nobody waits for the first byte, but the status is believed. */
export const isCrawler = ({ headers }: Request): boolean => CRAWLERS.test(headers.get('user-agent') ?? '')
