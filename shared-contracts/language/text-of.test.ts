import { describe, expect, test } from 'vitest'
import { textOf } from './text-of.ts'

const en = {
  'x.items_one': '{{count}} item',
  'x.items_other': '{{count}} items',
  'x.left_other': '{{count}} left',
  'x.left': 'one left',
  'x.from': '{{ name }} from {{place}}, {{name}}',
  'x.empty': '',
}

describe('LNG-2 the text of a key', () => {
  test('LNG-2 a count chooses the form of the language, and the plain key where there is no such form', () => {
    const counts = [0, 1, 2, 1.5, -1]
    expect(counts.map(count => textOf('en', en, 'x.items', { count }))).toEqual([
      '0 items',
      '1 item',
      '2 items',
      '1.5 items',
      '-1 item',
    ])
    expect(textOf('zh', en, 'x.items', { count: 1 })).toBe('1 items')
    expect(textOf('en', en, 'x.left', { count: 1 })).toBe('one left')
    expect(textOf('en', en, 'x.left')).toBe('one left')
  })

  test('LNG-2 values stand where they are named, each as it is, none where it is missing', () => {
    const name = '{{place}} $& $t(x.items) <b>'
    expect(textOf('en', en, 'x.from', { name, place: 0 })).toBe(`${name} from 0, ${name}`)
    expect(textOf('en', en, 'x.from', {})).toBe(' from , ')
  })

  test('LNG-2 a missing or an empty text, and names every object has, show nothing', () => {
    for (const key of ['x.none', 'x.empty', 'toString', '__proto__', 'constructor']) {
      expect(textOf('en', en, key), key).toBe('')
    }
    expect(textOf('en', { a: '{{constructor}}{{toString}}' }, 'a')).toBe('')
  })
})
