import { Money } from '#ui/values.tsx'

/** What of a charge nobody has to pay any more: what its tenant was let off, and what else was taken back. */
export const LetOff = ({ waived, takenBack }: { waived: bigint; takenBack: bigint }) => (
  <>
    {waived > 0n && (
      <span className="xs muted db">
        أُعفي <Money amount={waived} />
      </span>
    )}
    {takenBack > 0n && (
      <span className="xs muted db">
        أُلغي <Money amount={takenBack} />
      </span>
    )}
  </>
)
