import { mappedStack, readMaps } from 'releases/maps'
import type { ReleaseStore } from 'releases/store'
import { type Html, html } from 'shared-contracts/markup/html.ts'
import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import type { FailureGroup } from '../faults/groups.ts'
import { commitOf, moment } from './status-page.ts'

/** Source maps of one page; `why --stack` maps what is over. */
const MAPS = 20

/** What fails, by what it is, with stacks that name the sources. */
export async function failuresSection(
  store: ReleaseStore,
  document: ReleaseDocument,
  failures: readonly FailureGroup[],
): Promise<Html> {
  const maps = readMaps(store, MAPS)
  const cards: Html[] = []
  for (const failure of failures) cards.push(card(document, failure, await mappedStack(maps, failure.stack)))
  return html`<section><h2>Failures</h2>${
    cards.length > 0
      ? html`<ul class="failures">${cards}</ul>`
      : html`<p class="muted">None on this edge since it started.</p>`
  }</section>`
}

function card(document: ReleaseDocument, failure: FailureGroup, stack: string): Html {
  const { remote, release, phase, where, message, count, first, last, path, browser, language } = failure
  const seen = [path, browser, language].filter(Boolean).join(', ')
  return html`<li><p><strong>${message || 'without words'}</strong></p>
<p class="muted">${remote} <code>${release}</code> ${commitOf(document, remote, release)}, ${phase === 'use' ? 'in use' : `in ${phase}`}, ${where === 'edge' ? 'on the server' : 'in pages'}:
${count === 1 ? 'once' : `${count} times`}, ${moment(new Date(first).toISOString())}${count > 1 && html` to ${moment(new Date(last).toISOString())}`}${seen && `; last on ${seen}`}</p>
${stack && html`<details><summary>Stack</summary><pre>${stack}</pre></details>`}</li>`
}
