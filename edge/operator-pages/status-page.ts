import { isFallback, rollbackTarget } from 'releases/channels'
import { findChannel, findRelease } from 'releases/document'
import type { AuditEntry } from 'releases/store'
import { type Html, html } from 'shared-contracts/markup/html.ts'
import type { ReleaseChannel, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { actsOn } from './acts.ts'
import { figuresIn, type Seen } from './source.ts'

const DAY_MS = 86_400_000

/** @param failures markup of what fails */
export function statusPage(
  document: ReleaseDocument,
  history: readonly AuditEntry[],
  seen: Seen,
  failures: Html,
): Html {
  const days = Math.floor((Date.parse(document.expires) - Date.now()) / DAY_MS)
  return html`<p class="muted">Document ${document.serial}, signed ${moment(document.issued)},
${days < 0 ? html`<strong class="bad">expired</strong>` : `holds for ${days} days`}.
Visitors and failures are those of this edge in the last ten minutes.</p>
<div class="channels">${Object.entries(document.remotes).map(([name, channel]) => channelCard(name, channel, seen))}</div>
${failures}
<section><h2>History</h2><table class="history">
<thead><tr><th scope="col">When</th><th scope="col" class="number">Serial</th><th scope="col">What</th><th scope="col">Release</th><th scope="col">Commit</th><th scope="col">Who</th><th scope="col">Why</th></tr></thead>
<tbody>${history.map(
    ({ at, serial, verb, name, release, who, why }) =>
      html`<tr><td>${moment(at)}</td><td class="number">${serial}</td><td>${verb}</td><td>${name} ${release && html`<code>${release}</code>`}</td><td>${commitOf(document, name, release)}</td><td>${who}</td><td>${why}</td></tr>`,
  )}</tbody></table></section>`
}

function channelCard(name: string, channel: ReleaseChannel, seen: Seen): Html {
  const back = rollbackTarget(channel)
  return html`<section><div class="card-head"><h2>${name}</h2>${
    back
      ? html`<a class="button" href="/rollback/${name}">Roll back<span class="muted">&nbsp;to <code>${back}</code></span></a>`
      : html`<span class="muted">nothing to go back to</span>`
  }</div>
<table><thead><tr><th scope="col">Release</th><th scope="col" class="number">Share</th><th scope="col" class="number">Visitors</th><th scope="col" class="number">Failed</th></tr></thead>
<tbody>${channel.active.map(({ release, weight }) => row(name, release, weight, seen))}${
    channel.active.length === 0 && html`<tr><td colspan="4">not live</td></tr>`
  }</tbody></table>
<dl><dt>Falls back to</dt><dd>${list(channel.lastGood.filter(id => isFallback(channel, id)))}</dd>${
    channel.blocked.length > 0 && html`<dt>Blocked</dt><dd>${list(channel.blocked)}</dd>`
  }${channel.frozen && html`<dt>Frozen</dt><dd>only a rollback is possible</dd>`}</dl>
<p class="acts">${actsOn(name, channel).map(({ id, label }) => html`<a class="button" href="/act/${name}/${id}">${label}</a> `)}</p></section>`
}

function row(name: string, release: string, weight: number, seen: Seen): Html {
  const { visitors, failed } = figuresIn(seen, name, release)
  const share = visitors > 0 ? ` (${((100 * failed) / visitors).toFixed(1)} %)` : ''
  return html`<tr><td><code>${release}</code></td><td class="number">${weight} %</td><td class="number">${visitors}</td><td class="number${failed > 0 && ' bad'}">${failed}${share}</td></tr>`
}

const SHORT_COMMIT = 10

/** @returns the commit a release was built from; nothing for one that is gone from the document */
export function commitOf(document: ReleaseDocument, name = '', release = ''): Html {
  const git = findRelease(findChannel(document, name), release)?.git
  if (!git || git.revision === 'unknown') return html``
  return html`<code>${git.revision.slice(0, SHORT_COMMIT)}</code>${git.dirty && ' and changes'}`
}

const list = (ids: readonly string[]): Html =>
  ids.length > 0 ? html`${ids.map((id, i) => html`${i > 0 && ', '}<code>${id}</code>`)}` : html`nothing`

/** UTC, as the command shows it. */
export const moment = (iso: string): Html =>
  html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`
