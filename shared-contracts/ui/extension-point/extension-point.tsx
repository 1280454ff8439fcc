import { type ComponentType, type Ref, Suspense, useRef } from 'react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { type Filling, type FillProps, fillersOf, type Point, type PointOf } from '../../remote/fill-point.ts'
import type { Filler } from '../../remote/points.ts'
import { Catch } from '../catch.tsx'
import { useFilling } from './use-filling.ts'

type Props<Offers> = PointOf<Offers> & {
  /** What the page's loader had others fill (`fillPoint`); without it the browser alone fills, once it moves nothing. */
  filled?: readonly Filling[]
}

/**
 * A place that other remotes fill, without the host or this remote knowing them: `<ExtensionPoint<Offers> name="…" with={…} filled={…} />`.
 * Each stands by itself: one that is late or fails leaves the page and the others as they are.
 */
export function ExtensionPoint<Offers>({ name, with: given, filled = [] }: Props<Offers>) {
  const app = useApp()
  return fillersOf(app, name).map(filler => (
    <Fill
      key={filler.remote}
      point={{ name, with: given }}
      filler={filler}
      loaded={filled.find(({ remote }) => remote === filler.remote)}
    />
  ))
}

interface FillViewProps {
  point: Point
  filler: Filler
  loaded: Filling | undefined
}

function Fill({ point, filler, loaded }: FillViewProps) {
  const place = useRef<HTMLDivElement>(null)
  const { shown, crashed } = useFilling(point, filler, loaded, place)
  if (!shown) return <div ref={place} />
  if (shown.data === null) return null
  const drawn = { ref: place, 'data-filled': shown.remote }
  if (!shown.part) return <ServersOwn {...drawn} />
  const Part = shown.part().default as unknown as ComponentType<FillProps<unknown, unknown>>
  return (
    <div {...drawn}>
      <Suspense fallback={null}>
        <Catch key={shown.release} onCrash={crashed}>
          <Part with={point.with} data={shown.data} />
        </Catch>
      </Suspense>
    </div>
  )
}

/** What the server drew, as React finds it: the code for it comes once it is near the window. */
function ServersOwn(place: { ref: Ref<HTMLDivElement>; 'data-filled': string }) {
  const { emptyHTML = '' } = (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes ?? {}
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
  return <div {...place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: emptyHTML }} />
}
