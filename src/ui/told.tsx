import type { ReactNode } from 'react'
import { Sentence } from './sentence.tsx'

/** A question and its answer, inside a <dl>. */
export function Told({ question, children }: { question: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{question}</dt>
      {/* Where parts stand, each an island of its own, nothing says a direction but the page. */}
      <dd dir={typeof children === 'string' ? 'auto' : undefined}>
        <Sentence>{children}</Sentence>
      </dd>
    </div>
  )
}
