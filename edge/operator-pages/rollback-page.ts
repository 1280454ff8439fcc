import { type Html, html } from 'shared-contracts/markup/html.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import type { RollbackRadius } from './rollback-radius.ts'
import type { Session } from './sessions.ts'
import { moment } from './status-page.ts'

interface Question {
  name: string
  serial: number
  radius: RollbackRadius
  session: Session
  /** Why the command has to be used instead; null when this edge can sign. */
  unable: string | null
}

/** Asks for the reason and shows what would happen. */
export function rollbackPage({ name, serial, radius, session, unable }: Question): Html {
  const { from, to, visitorsPercent, visitors, routes, slots, gone, against } = radius
  return html`<section><h2>What will happen</h2><dl>
<dt>From</dt><dd>${from.map(({ release, weight }) => html`<code>${release}</code> (${weight} %) `)}</dd>
<dt>To</dt><dd><code>${to.release}</code>, published ${moment(to.publishedAt)}</dd>
<dt>Visitors</dt><dd>${visitorsPercent} % of all; ${visitors} seen here in the last ten minutes</dd>
<dt>Addresses</dt><dd>${name === HOST_NAME ? 'every page: this is the shell around them' : routes.map(path => html`<code>${path}</code> `)}</dd>
${slots.length > 0 && html`<dt>Slots</dt><dd>${slots.map(slot => html`<code>${slot}</code> `)}</dd>`}
${gone.length > 0 && html`<dt class="bad">Lost</dt><dd>${gone.map(path => html`<code>${path}</code> `)} will not be found</dd>`}
<dt>New pages</dt><dd>from the next load on</dd>
<dt>Open tabs</dt><dd>move over within a minute or with their next navigation; a payment is never interrupted</dd>
</dl></section>
${against.length > 0 && html`<section><h2 class="bad">It would be refused</h2><ul>${against.map(reason => html`<li>${reason}</li>`)}</ul></section>`}
${
  unable
    ? html`<section><p>${unable} Run this where the key is:</p><p><code>npm run release -- rollback ${name} --to ${to.release} --reason "…"</code></p></section>`
    : against.length === 0 &&
      html`<form class="card" method="post" action="/rollback/${name}">
<input type="hidden" name="csrf" value="${session.csrf}"><input type="hidden" name="serial" value="${serial}"><input type="hidden" name="to" value="${to.release}">
<label>Reason, for the history<input name="reason" required maxlength="300" autocomplete="off"></label>
<button class="primary">Roll ${name} back</button> <a class="button" href="/">Leave it</a>
</form>`
}`
}
