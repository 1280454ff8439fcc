import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bundleStyles } from './css.ts'
import { foreignStyles } from './style-guard.ts'

const problems = (css: string) => foreignStyles(Buffer.from(css), 'sample-')
const layered = (css: string) => `@layer remote { ${css} }`

describe('REL-1 a remote styles nothing but its own', () => {
  test.each([
    ['an element', 'button { color: red }', /without a class of its own \(button\)/],
    ['the root', ':root { color: red }', /without a class of its own/],
    ['everything', '* { margin: 0 }', /without a class of its own \(\*\)/],
    ['an id', '#root { margin: 0 }', /without a class of its own \(#root\)/],
    ['an attribute', '[hidden] { display: block }', /without a class of its own/],
    ['one element of a list', '.sample-a, main { margin: 0 }', /without a class of its own \(main\)/],
    ['an element that is not its own', 'main:not(.sample-a) { margin: 0 }', /without a class of its own/],
    ['an element around its own', 'body:has(.sample-a) { margin: 0 }', /without a class of its own/],
    ['an element by way of a list', ':is(.sample-a, h2) { margin: 0 }', /without a class of its own/],
    ['an element within a query', '@media (width > 1px) { p { margin: 0 } }', /without a class of its own/],
    ['a class of the kit', '.sample-a .button { margin: 0 }', /\.button must start with \.sample-/],
    ['a class within a list', '.sample-a:is(.shell-x) { color: red }', /\.shell-x must start with \.sample-/],
    [
      'a property of the theme',
      '.sample-a { --color-accent: red }',
      /--color-accent must start with --sample-/,
    ],
    ['… as important', '.sample-a { --color-accent: red !important }', /--color-accent must start/],
    ['an animation of a common name', '@keyframes spin { to { opacity: 0 } }', /@keyframes spin must start/],
    ['a registered property', '@property --x { syntax: "*"; inherits: false }', /@property --x must start/],
    ['a typeface', '@font-face { font-family: x; src: url(data:,) }', /@font-face is not a remote's/],
  ])('%s', (_what, css, problem) => {
    expect(problems(layered(css)).join('\n')).toMatch(problem)
  })

  test.each([
    ['no layer', '.sample-a { color: red }', /unlayered rule: put it into @layer remote/],
    ['no layer within a query', '@media print { .sample-a { color: red } }', /unlayered rule/],
    ['another layer', '@layer shell { .sample-a { color: red } }', /@layer-block is not a remote's/],
    ['another order', '@layer remote, base; @layer remote { .sample-a { color: red } }', /@layer-statement/],
  ])('%s', (_what, css, problem) => {
    expect(problems(css).join('\n')).toMatch(problem)
  })

  test('each problem is told at the line that it was written at', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'styles-'))
    await writeFile(
      join(dir, 'styles.css'),
      "@import './list.css';\n@layer remote {\n  .sample-a {\n    .b { color: red }\n  }\n}\n",
    )
    await writeFile(join(dir, 'list.css'), '\n.tile { --x: 1 }\n@keyframes spin { to { opacity: 0 } }\n')
    const bundled = bundleStyles({ dir, name: 'mfe-sample', kind: 'remote' })
    await expect(bundled).rejects.toThrow(
      [
        'styles of mfe-sample reach beyond it:',
        'list.css:2: unlayered rule: put it into @layer remote',
        'list.css:2: .tile must start with .sample-',
        'list.css:2: --x must start with --sample-',
        'list.css:3: @keyframes spin must start with sample-',
        'styles.css:4: .b must start with .sample-',
      ].join('\n  '),
    )
    await rm(dir, { recursive: true })
  })

  test('the sheet of a package is told of once, with what can be done about rules that nobody here has written', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'styles-'))
    const picker = join(dir, 'node_modules/@team/picker')
    await mkdir(picker, { recursive: true })
    await writeFile(join(picker, 'package.json'), '{ "name": "@team/picker" }')
    await writeFile(join(picker, 'style.css'), '.day { color: red }\n.day:hover { color: blue }\n')
    await writeFile(join(dir, 'styles.css'), "@import '@team/picker/style.css';\n.sample-a { color: red }\n")
    await expect(bundleStyles({ dir, name: 'mfe-sample', kind: 'remote' })).rejects.toThrow(
      [
        'styles of mfe-sample reach beyond it:',
        'styles.css:2: unlayered rule: put it into @layer remote',
        'node_modules/@team/picker/style.css: a sheet of a package cannot be imported while it reaches every page (.day must start with .sample-, and more): use @team/picker without it, and give its elements classes of your own that begin with sample-',
      ].join('\n  '),
    )
    await rm(dir, { recursive: true })
  })

  test.each([
    '.sample-a { color: var(--color-accent) }',
    '.sample-a h2, .sample-a > :first-child { --sample-gap: 1px }',
    'h2.sample-a, main .sample-a:hover::before { color: red }',
    ':where(.sample-a, .sample-b) p { color: red }',
    '@media (width > 768px) { .sample-a { color: red } }',
    '@keyframes sample-in { from { opacity: 0 } }',
    '@layer inner { .sample-a { color: red } }',
  ])('passes %s', css => {
    expect(problems(layered(css))).toEqual([])
  })
})
