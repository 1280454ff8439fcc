import { type Html, html } from 'shared-contracts/markup/html.ts'

/** @param who signed in; null before */
export function layout(title: string, who: { name: string; csrf: string } | null, main: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Arcade operators</title>
<link rel="stylesheet" href="/operator.css">
</head>
<body>
<header>
<a class="brand" href="/">Arcade <span>releases</span></a>
${
  who &&
  html`<form method="post" action="/sign-out"><input type="hidden" name="csrf" value="${who.csrf}"><span>${who.name}</span><button>Sign out</button></form>`
}
</header>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`.text
}
