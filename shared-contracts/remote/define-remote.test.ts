import { expect, expectTypeOf, test } from 'vitest'
import { defineRemote } from './define-remote.ts'
import type { PageModule, RemoteDeclaration, RemoteModule } from './remote.ts'

const declaration = {
  name: 'mfe-sample',
  requires: '^2.0.0',
  paths: { '/': 'home', '/home': 'home', '/item/:id': 'item' },
  slots: { 'search-box': 'search-box' },
} as const satisfies RemoteDeclaration

const page: PageModule = { Component: () => null }
const home = async () => page
const item = async () => page
const slots = { 'search-box': async () => ({ default: () => null }) }
const texts = async () => ({ default: {} })
const messages = { en: texts, zh: texts }

test('REL-1 every declared pattern leads to the page of its chunk', () => {
  const remote = defineRemote(declaration, { pages: { home, item }, slots, messages })
  expectTypeOf(remote).toExtend<RemoteModule<typeof declaration>>()
  expect(remote.pages).toEqual({ '/': home, '/home': home, '/item/:id': item })
  expect(remote).toMatchObject({ declaration, slots, messages })
})

test('REL-1 what fills points goes along; a remote without any has no table of them', () => {
  const fills = { 'cart.end': async () => ({ default: () => null }) }
  const parts = { pages: { home, item }, slots, messages }
  expect(defineRemote(declaration, { ...parts, fills })).toMatchObject({ fills })
  expect(defineRemote(declaration, parts)).not.toHaveProperty('fills')
})

test('REL-1 a chunk nobody loads, one too many and a slot unfilled do not compile', () => {
  // @ts-expect-error no item
  defineRemote(declaration, { pages: { home }, slots, messages })
  // @ts-expect-error nobody declared other
  defineRemote(declaration, { pages: { home, item, other: home }, slots, messages })
  // @ts-expect-error the slot is declared
  defineRemote(declaration, { pages: { home, item }, slots: {}, messages })
})
