import type { AnswerFault } from 'shared-contracts/api/answers/read-answer.ts'

/** For logs and the console, in one line. */
export const faultText = ({ call, field, unusable }: AnswerFault): string =>
  `the backend answered ${call} ${unusable ? 'unusably' : 'with parts that were left out or are odd'}: ${field || 'no object'}`
