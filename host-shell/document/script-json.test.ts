import { expect, test } from 'vitest'
import { scriptJson } from './script-json.ts'

const half = '🍵'.slice(0, 1)

test('API-5 half a character that a backend answers arrives as the markup has it', () => {
  const text = `tea ${half} 🍵 \\ud83d \\${half} "${'🍵'.slice(1)}`
  const written = Buffer.from(text, 'utf8').toString('utf8')
  expect(JSON.parse(scriptJson({ [`a${half}`]: [text] }))).toEqual({ 'a\ufffd': [written] })
})

test('APP-3 nothing ends the element', () => {
  const text = '</script><!-- \u2028\u2029'
  expect(scriptJson(text)).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(scriptJson(text))).toBe(text)
})
