import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const NOT_OURS = /(?:^|\/)(?:node_modules|dist|\.data|\.cache)(?:\/|$)/
const DOCS = globSync('**/*.md', { cwd: ROOT, exclude: path => NOT_OURS.test(path) })
const textOf = (doc: string) => readFileSync(join(ROOT, doc), 'utf8')

test('what the documents lead to is there', () => {
  expect(DOCS.length).toBeGreaterThan(150)
  const lost = DOCS.flatMap(doc =>
    [...textOf(doc).matchAll(/\]\((?!\w+:)([^)#\s]+)/g)]
      .map(([, path = '']) => join(dirname(doc), path))
      .filter(path => !existsSync(join(ROOT, path)))
      .map(path => `${doc}: ${path}`),
  )
  expect(lost).toEqual([])
})

/** Decisions tell of their day; a change log of what once was. */
const IS_OF_ITS_DAY = /^docs\/decisions\/\d|CHANGELOG\.md$/
/** A test as it is named in prose, with its folder. */
const NAMED_TEST = /`((?:[\w-]+\/)+[\w.-]+\.(?:test|spec|soak)\.tsx?)`/g

test('every test that a document names is there', () => {
  const named = DOCS.filter(doc => !IS_OF_ITS_DAY.test(doc)).flatMap(doc =>
    [...textOf(doc).matchAll(NAMED_TEST)].map(([, path = '']) => ({ doc, path })),
  )
  expect(named.length).toBeGreaterThan(100)
  const gone = named.filter(
    ({ doc, path }) => ![path, normalize(join(dirname(doc), path))].some(one => existsSync(join(ROOT, one))),
  )
  expect(gone).toEqual([])
})

test('NFR-S each threat is held by a test of its number where the table says', () => {
  const held = textOf('docs/threats.md')
    .split('\n')
    .flatMap(row => {
      const [threat = ''] = /(?<=^\| )[HML]\d+(?=:)/.exec(row) ?? []
      return threat ? [{ threat, files: [...row.matchAll(NAMED_TEST)].map(([, path = '']) => path) }] : []
    })
  expect(held.length).toBeGreaterThan(25)
  const without = held.filter(
    ({ threat, files }) => !files.some(file => new RegExp(`['\`"].*\\b${threat}\\b`).test(textOf(file))),
  )
  expect(without).toEqual([])
})
