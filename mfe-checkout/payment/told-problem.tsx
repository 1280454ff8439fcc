import { PROBLEM_TEXTS } from '../messages/problems.ts'
import { type ProblemProps, ProblemSentences } from './problem-sentences.tsx'

/** A problem that the store told of. */
export const ToldProblem = (props: ProblemProps) => (
  <ProblemSentences t={PROBLEM_TEXTS.useTexts()} {...props} />
)
