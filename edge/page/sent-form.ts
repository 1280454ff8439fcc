import type { FastifyReply, FastifyRequest } from 'fastify'

/** What a browser sends a form as (HTML, "form submission"). */
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)(?:;|$)/i

/**
 * Whether a browser sent a form to a page by itself: without scripts, or as some payment services lead a shopper back. Pages take none, and
 * what was asked for is the page.
 */
export const isSentForm = ({ method, headers }: FastifyRequest): boolean =>
  method === 'POST' && FORM.test(headers['content-type'] ?? '') && /\btext\/html\b/.test(headers.accept ?? '')

/** Leads to the same address with GET; never to another host. */
export const leadToPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(`/${request.url.replace(/^[/\\]+/, '')}`, 303)
