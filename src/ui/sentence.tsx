import type { ReactNode } from 'react'
import { isFileName, islands } from '#values/islands.ts'

/** A sentence of the house in which numbers and codes keep the order of their groups. What is no plain text stays as it is. */
export function Sentence({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children
  const pieces = islands(children)
  return pieces.map((piece, place) =>
    place % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have no other name than their place
      <bdi dir={isFileName(piece) ? 'auto' : 'ltr'} className={lookOf(piece)} key={place}>
        {piece}
      </bdi>
    ) : (
      piece
    ),
  )
}

/** What is short stays on one line: a browser breaks at a hyphen otherwise, and one reads two numbers. */
function lookOf(piece: string) {
  const look = [/[A-Za-z+]/.test(piece) && 'latn', piece.length < 20 && 'nowrap'].filter(Boolean)
  return look.join(' ') || undefined
}
