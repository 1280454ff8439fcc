import type { FastifyReply } from 'fastify'
import type { Language } from 'shared-contracts/language/language.ts'
import { type Html, html } from 'shared-contracts/markup/html.ts'

/** A small page behind the link of a mail: kept nowhere, found nowhere, and its address is told to no other site. */
export function sendPage(
  reply: FastifyReply,
  { language, title }: { language: Language; title: string },
  body: Html,
): FastifyReply {
  const page = html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(page.text)
}
