import { expect, test } from 'vitest'
import { overrideCommand } from './override-command.ts'

const PAGE = { by: 'Ana', pinned: {}, lastGood: { 'mfe-a': ['a1', 'a0'] } }

test('REL-7 the command shows the release before, and leads back to the page', () => {
  expect(overrideCommand(PAGE, 'mfe-a', '/store?composition')).toBe(
    "npm run release -- preview mfe-a@a1 --for 'Ana' --path '/store?composition'",
  )
  expect(overrideCommand({ ...PAGE, by: null }, 'mfe-b', '/')).toBe(
    "npm run release -- preview mfe-b@<release> --for 'me' --path '/'",
  )
})

test('REL-7 what the browser is shown already stays, for one link replaces another', () => {
  const page = { ...PAGE, pinned: { 'mfe-a': 'a2', 'mfe-b': 'b2' } }
  expect(overrideCommand(page, 'mfe-a', '/')).toContain('preview mfe-a@a1 mfe-b@b2 --for')
})

test('REL-7 a name or an address is one word of the line, whatever is in it', () => {
  const page = { ...PAGE, by: "O'Neil $(id)" }
  expect(overrideCommand(page, 'mfe-a', "/x?q='")).toContain(`--for 'O'\\''Neil $(id)' --path '/x?q='\\'''`)
})
