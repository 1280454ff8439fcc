import { html } from 'shared-contracts/markup/html.ts'
import { cleanHtml } from './clean-html.ts'

/** Steps as a numbered list. */
export const stepsHtml = (steps: readonly (readonly [heading: string, text: string])[]): string =>
  cleanHtml(
    html`<ol>${steps.map(([heading, text]) => html`<li><strong>${heading}</strong><br>${text}</li>`)}</ol>`
      .text,
  )
