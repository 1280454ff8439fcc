import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outliving } from '../testing/postgres.ts'
import { type Cluster, startCluster } from '../testing/private-cluster.ts'
import { preparingPool, statementNames } from './prepared.ts'

let cluster: Cluster
let pool: pg.Pool
beforeAll(async () => {
  cluster = await startCluster()
  pool = outliving(preparingPool({ connectionString: cluster.url, max: 1 }))
})
afterAll(async () => {
  await pool.end()
  await cluster.stop()
})

const kept = async (): Promise<string[]> => {
  const { rows } = await pool.query('select statement from pg_prepared_statements where from_sql = false')
  return rows.map(row => row.statement)
}

it('NFR-P a statement said again is kept ready by its connection, and answers as before', async () => {
  for (const n of [1, 2, 3]) {
    const { rows } = await pool.query({ text: 'select $1::int + 1 as next', values: [n] })
    expect(rows).toEqual([{ next: n + 1 }])
  }
  expect(await kept()).toContain('select $1::int + 1 as next')
})

it('NFR-P one that fails when it runs does not stand in its own way', async () => {
  const divide = (by: number) => pool.query({ text: 'select 6 / $1::int as part', values: [by] })
  await divide(2)
  await expect(divide(0)).rejects.toThrow('division by zero')
  await expect(divide(0)).rejects.toThrow('division by zero')
  expect((await divide(3)).rows).toEqual([{ part: 2 }])
})

it('NFR-P what takes a part of what it finds, or searches, is planned anew each time', async () => {
  const name = statementNames()
  for (const text of ['select 1 limit $1', 'select 1 where a @@ $1::tsquery', 'begin', 'savepoint sp1'])
    expect([name(text), name(text)], text).toEqual([undefined, undefined])
  expect([name('select $1'), name('select $1'), name('select $1')]).toEqual([undefined, 's1', 's1'])
})

it('NFR-P no more than 200 are kept, however many there are', () => {
  const name = statementNames()
  const names = new Set<string | undefined>()
  for (let i = 0; i < 10_000; i++) for (const text of [`select ${i}`, `select ${i}`]) names.add(name(text))
  expect(names.size).toBe(201)
  expect(name('select 1')).toBe('s2')
})
