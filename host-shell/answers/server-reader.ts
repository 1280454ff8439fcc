import catalog from 'shared-contracts/api/answers/catalog.shapes.ts'
import common from 'shared-contracts/api/answers/common.shapes.ts'
import ordering from 'shared-contracts/api/answers/ordering.shapes.ts'
import own from 'shared-contracts/api/answers/own.shapes.ts'
import payment from 'shared-contracts/api/answers/payment.shapes.ts'
import people from 'shared-contracts/api/answers/people.shapes.ts'
import { type AnswerFault, createOnce, readAnswer } from 'shared-contracts/api/answers/read-answer.ts'
import { keepShapes } from 'shared-contracts/api/answers/unpack-shape.ts'
import type { ClientOptions } from 'shared-contracts/api/client.ts'

const SHAPES = [catalog, common, ordering, own, payment, people].join('\n')
const shapeOf = keepShapes()

/** The reader of one page view on the server. @param report called once for each kind of fault */
export function createServerReader(
  report: (fault: AnswerFault) => void,
): NonNullable<ClientOptions['reader']> {
  const isNew = createOnce()
  const tell = (fault: AnswerFault) => isNew(fault) && report(fault)
  return async call => answer => readAnswer(call, answer, shapeOf(SHAPES, call), tell)
}
