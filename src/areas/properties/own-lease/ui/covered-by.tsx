import { Code } from '#ui/values.tsx'

/** Which cheques of theirs in our hands pay it. */
export const CoveredBy = ({ cheques }: { cheques: readonly string[] }) =>
  cheques.map((number) => (
    <span key={number} className="xs muted db">
      مغطى بشيك رقم <Code>{number}</Code>
    </span>
  ))
