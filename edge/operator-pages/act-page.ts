import { type Html, html } from 'shared-contracts/markup/html.ts'
import type { Act } from './acts.ts'
import type { Session } from './sessions.ts'

interface Question {
  name: string
  act: Act
  serial: number
  session: Session
  /** Why the command has to be used instead; null when this edge can sign. */
  unable: string | null
}

/** Asks for the reason of an act. */
export const actPage = ({
  name,
  act,
  serial,
  session,
  unable,
}: Question): Html => html`<section><p>${act.words}</p></section>
${
  unable
    ? html`<section><p>${unable} Run the command where the key is: <code>npm run release -- --help</code></p></section>`
    : html`<form class="card" method="post" action="/act/${name}/${act.id}">
<input type="hidden" name="csrf" value="${session.csrf}"><input type="hidden" name="serial" value="${serial}">
<label>Reason, for the history<input name="reason" required maxlength="300" autocomplete="off"></label>
<button class="primary">${act.label}</button> <a class="button" href="/">Leave it</a>
</form>`
}`
