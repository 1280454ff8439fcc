import type { Plan } from './plan.ts'

/** @returns text of a new remote's README: one screen, to be made the owner's own */
export function readme({ name, prefix, pages, slots }: Plan): string {
  const quoted = (names: string[]) => names.map(each => `\`${each}\``).join(', ')
  const owns = pages.length > 0 ? `owns ${quoted(pages.map(({ path }) => path))}` : 'owns no path'
  const fills = slots.length > 0 ? `fills ${quoted(slots)}` : 'fills no slot'
  const rows = [
    ['`declaration.ts` `remote.ts`', 'paths, slots and their files; how each is loaded'],
    ...(pages.length > 0
      ? [
          ['`pages/`', 'one page each: loader, meta (`.ts`), a thin view (`.tsx`), its test'],
          ['`introduction/`', 'what a new page shows; put features like it beside, one folder each'],
        ]
      : []),
    ...(slots.length > 0 ? [['`slots/`', 'what fills a place of the shell, with its test']] : []),
    ['`messages/`', `texts, en and zh, keys below \`${prefix}.\``],
    ['`fixtures/`', 'data and a fake app for tests'],
  ]
  return `# ${name}

Say here in one sentence what it is for. It ${owns} and ${fills}.

| Where | What |
|---|---|
${rows.map(([where, what]) => `| ${where} | ${what} |\n`).join('')}
Pages import features, features never import pages. A feature's styles lie in its folder and are imported by \`styles.css\`; class names begin with \`${prefix}-\`.

Alone: \`npm test\` and \`npm run build\` in this folder. In the shop: \`npm run dev -- ${name}\` in the root.
`
}
