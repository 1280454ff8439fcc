import { expect, test } from 'vitest'
import { cookiesOfTheirs, visitorKey } from './visitor-key.ts'

test.each([
  'arcade_visitor=v; arcade-session=s',
  'arcade_visitor=v;arcade-session=s',
  'arcade_visitor=v;  arcade-session=s',
])('VIS-4 whoever has a session is nobody’s stand-in, however their cookies are written: %s', cookies => {
  const visitor = cookies.split(/[=;]/)[0] ?? ''
  expect(cookiesOfTheirs(cookies)).toEqual(['arcade-session=s'])
  expect(visitorKey(cookies, {})).not.toBe(visitorKey(`${visitor}=v`, {}))
})
