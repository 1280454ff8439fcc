import { useState } from 'react'
import { GrowingList } from 'shared-contracts/ui/growing-list/growing-list.tsx'
import { HydrateLater } from 'shared-contracts/ui/hydrate-later.tsx'
import { Part } from '../part.tsx'
import { useSay } from '../say.ts'

const TOTAL = 75
const PAGE_SIZE = 12
const rows = (start: number, count: number) =>
  Array.from({ length: Math.max(0, Math.min(count, TOTAL - start)) }, (_, i) => start + i + 1)
const FIRST = rows(0, PAGE_SIZE)
const keyOf = (row: number) => String(row)
const pageHref = (page: number) => `/?page=${page}`
const load = async (start: number, count: number) => rows(start, count)
const fail = async (): Promise<number[]> => {
  throw new Error('no answer')
}

export function Lists() {
  return (
    <Part name="GrowingList">
      <GrowingList rows={FIRST} total={TOTAL} start={0} pageSize={PAGE_SIZE} {...{ keyOf, load, pageHref }}>
        {(shown, waiting) => (
          <ol className="list-plain row kit-rows">
            {shown.map(row => (
              <li key={row} className="badge">
                {row}
              </li>
            ))}
            {waiting > 0 && <li className="skeleton kit-skeleton" />}
          </ol>
        )}
      </GrowingList>
    </Part>
  )
}

export function FailingList() {
  return (
    <Part name="FailingList">
      <GrowingList
        rows={FIRST}
        total={TOTAL}
        start={0}
        pageSize={PAGE_SIZE}
        load={fail}
        name="failing"
        {...{ keyOf, pageHref }}
      >
        {shown => <p>{shown.length}</p>}
      </GrowingList>
    </Part>
  )
}

const counter = <Counter />

export function Later() {
  return (
    <Part name="HydrateLater">
      <HydrateLater when="intent">{counter}</HydrateLater>
    </Part>
  )
}

function Counter() {
  const say = useSay()
  const [count, setCount] = useState(0)
  return (
    <button
      type="button"
      className="button"
      ref={element => element?.setAttribute('data-alive', '')}
      onClick={() => setCount(count + 1)}
    >
      {say('Pressed', '已按')} {count}
    </button>
  )
}
