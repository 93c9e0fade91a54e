import { timeInWords } from '#values/dates.ts'

/** Between which hours somebody comes; nothing where none were said. */
export const VisitHours = ({ visitFrom, visitUntil }: { visitFrom: string | null; visitUntil: string | null }) =>
  visitFrom && visitUntil ? (
    <span className="nowrap">
      بين {timeInWords(visitFrom)} و{timeInWords(visitUntil)}
    </span>
  ) : null
