import type { ReactNode } from 'react'
import { Sentence } from './sentence.tsx'

/** A question and its answer, inside a <dl>. */
export function Told({ question, children }: { question: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{question}</dt>
      <dd dir="auto">
        <Sentence>{children}</Sentence>
      </dd>
    </div>
  )
}
