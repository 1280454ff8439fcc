import { type Html, html } from 'shared-contracts/markup/html.ts'

export const signInPage = (
  file: string,
  problem: string | null,
): Html => html`<form class="card" method="post" action="/sign-in">
${problem && html`<p class="bad" role="alert">${problem}</p>`}
<label>Your name, for the history<input name="name" required maxlength="60" autocomplete="username"></label>
<label>Token<input name="token" type="password" required autocomplete="current-password" aria-describedby="where"></label>
<p class="muted" id="where">It stands in <code>${file}</code> on the machine that runs the edge.</p>
<button class="primary">Sign in</button>
</form>`
