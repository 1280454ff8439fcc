import { expect, test } from 'vitest'
import { hottest, readPlans } from './plans.ts'

const LOG = `LOG:  checkpoint starting: time
LOG:  duration: 0.040 ms  plan:
\tQuery Text: select a
\t  from t where id = $1
\tIndex Scan using t_pkey on t  (cost=0.14..8.16 rows=1 width=32) (actual time=0.010..0.011 rows=1 loops=1)
\t  Index Cond: (id = $1)
\t  Buffers: shared hit=2
ERROR:  duplicate key
LOG:  duration: 2.5 ms  plan:
\tQuery Text: insert into t values ($1)
\tInsert on t  (cost=0.00..0.01 rows=0 width=0) (actual time=0.1..0.1 rows=0 loops=1)
\t  ->  Result  (cost=0.00..0.01 rows=1 width=4) (actual time=0.0..0.0 rows=1 loops=1)
`

test('NFR-P plans are read from a server’s log, with their statement in one line', () => {
  expect(readPlans(LOG)).toEqual([
    {
      text: 'select a from t where id = $1',
      ms: 0.04,
      plan: `Index Scan using t_pkey on t  (cost=0.14..8.16 rows=1 width=32) (actual time=0.010..0.011 rows=1 loops=1)
  Index Cond: (id = $1)
  Buffers: shared hit=2`,
    },
    {
      text: 'insert into t values ($1)',
      ms: 2.5,
      plan: `Insert on t  (cost=0.00..0.01 rows=0 width=0) (actual time=0.1..0.1 rows=0 loops=1)
  ->  Result  (cost=0.00..0.01 rows=1 width=4) (actual time=0.0..0.0 rows=1 loops=1)`,
    },
  ])
})

test('NFR-P the hottest statements are those that take most together, with the calls that ask them', () => {
  const run = (text: string, ms: number) => ({ text, ms, plan: `plan of ${ms}` })
  const found = hottest({
    list: [run('often', 1), run('often', 3), run('slow', 5)],
    cart: [run('often', 2)],
  })
  expect(found.map(({ text, calls, ms, plan }) => ({ text, calls, ms, plan }))).toEqual([
    { text: 'often', calls: ['list', 'cart'], ms: 2, plan: 'plan of 2' },
    { text: 'slow', calls: ['list'], ms: 5, plan: 'plan of 5' },
  ])
  expect(found[0]?.share).toBeCloseTo(6 / 11)
  const many = Array.from({ length: 30 }, (_, i) => run(`statement ${i}`, i))
  expect(hottest({ list: many })).toHaveLength(10)
})
