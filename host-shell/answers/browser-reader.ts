import { type Group, groupOf } from 'shared-contracts/api/answers/groups.ts'
import { type AnswerFault, createOnce, readAnswer } from 'shared-contracts/api/answers/read-answer.ts'
import { keepShapes } from 'shared-contracts/api/answers/unpack-shape.ts'
import type { PageComposition } from 'shared-contracts/release/composition.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import { FAILURES_PATH } from 'shared-contracts/release/well-known.ts'
import type { RemoteFailure } from 'shared-contracts/remote/host.ts'
import { faultText } from './fault-text.ts'

/** A page's calls are of one or two kinds: it loads those parts alone, each below a kilobyte. */
const SHAPES: Record<Group, () => Promise<{ default: string }>> = {
  people: () =>
    import(/* webpackChunkName: "answers-people" */ 'shared-contracts/api/answers/people.shapes.ts'),
  catalog: () =>
    import(/* webpackChunkName: "answers-catalog" */ 'shared-contracts/api/answers/catalog.shapes.ts'),
  payment: () =>
    import(/* webpackChunkName: "answers-payment" */ 'shared-contracts/api/answers/payment.shapes.ts'),
  ordering: () =>
    import(/* webpackChunkName: "answers-ordering" */ 'shared-contracts/api/answers/ordering.shapes.ts'),
  own: () => import(/* webpackChunkName: "answers-own" */ 'shared-contracts/api/answers/own.shapes.ts'),
  common: () =>
    import(/* webpackChunkName: "answers-common" */ 'shared-contracts/api/answers/common.shapes.ts'),
}
const isNew = createOnce()
const shapeOf = keepShapes()

/** The reader of a call's answers in the browser. @throws when its file does not come */
export async function browserReader(
  call: string,
  { serial, host }: Pick<PageComposition, 'serial' | 'host'>,
): Promise<(answer: unknown) => unknown> {
  const { default: shapes } = await SHAPES[groupOf(call)]()
  const tell = (fault: AnswerFault) => {
    if (!isNew(fault)) return
    const message = faultText(fault)
    console.warn(message)
    const failure: RemoteFailure = {
      remote: HOST_NAME,
      release: host,
      phase: 'backend',
      serial,
      where: 'page',
      fellBackTo: null,
      message,
    }
    navigator.sendBeacon?.(FAILURES_PATH, JSON.stringify(failure))
  }
  // While the answer is on its way.
  const shape = shapeOf(shapes, call)
  return answer => readAnswer(call, answer, shape, tell)
}
