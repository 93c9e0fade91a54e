import { Code } from '#ui/values.tsx'
import { wasSilent } from '../online-payment.ts'

/** What failed last: that nobody answered in our words, what the provider says in theirs. */
export const OnlineProblem = ({ problem }: { problem: string }) =>
  wasSilent(problem) ? 'لم يصل جواب المزوّد' : <Code>{problem}</Code>
