import { expect, test } from 'vitest'
import { manifestFor } from '../fixtures/release.ts'
import { fit } from './fit.ts'

const beside = (
  provides: string,
  requires: string,
  shared: [host: string, remote: string] = ['1.0.0', '^1'],
) => {
  const host = manifestFor('host-shell', 'h1', {}, { provides, shared: { react: shared[0] } })
  const remote = manifestFor('mfe-catalog', 'c1', {}, { requires, shared: { react: shared[1] } })
  const live = { ...host, base: '/r/host-shell/h1/', publishedAt: new Date(0).toISOString() }
  return fit(live, remote, { place: 'live', release: live }).map(({ remedy = '' }) => remedy.split(/[ :]/)[0])
}

test('REL-5 a remote that a host does not fit is told whether the host must come first, or the remote be built again', () => {
  expect(beside('2.1.0', '^2.0.0')).toEqual([])
  expect(beside('2.1.0', '^2.2.0')).toEqual(['promote'])
  expect(beside('2.1.0', '^3.0.0')).toEqual(['promote'])
  expect(beside('3.0.0', '^2.1.0')).toEqual(['it'])
  expect(beside('3.0.0', '^1.0.0 || ^2.0.0')).toEqual(['it'])
  expect(beside('1.0.0', '^1.0.0', ['20.0.0', '^19.0.0'])).toEqual(['it'])
  expect(beside('1.0.0', '^1.0.0', ['18.0.0', '^19.0.0'])).toEqual(['promote'])
})

test('REL-5 REL-8 what is no range or no version fits nothing, and keeps no edge from serving what does', () => {
  expect(beside('2.1.0', 'newest of all')).toEqual(['promote'])
  expect(beside('2', '^1.0.0')).toEqual(['promote'])
  expect(beside('1.0.0', '^1.0.0', ['', '^19.0.0'])).toEqual(['promote'])
})
