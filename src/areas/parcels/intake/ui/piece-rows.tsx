import { NumberField } from '#ui/form/text-fields.tsx'
import { fieldsOf, type Reply } from '#ui/form.tsx'

const further = [2, 3, 4, 5, 6]

/** What each piece weighs and how large it is; more than one waits behind its own line. */
export function PieceRows({ reply }: { reply: Reply | undefined }) {
  const hasMore = further.some((row) => reply?.typed[`weight${row}`])
  return (
    <>
      <PieceRow row={1} reply={reply} />
      <details open={hasMore}>
        <summary className="link sm">قطع أخرى</summary>
        <div className="stack">
          {further.map((row) => (
            <PieceRow key={row} row={row} reply={reply} />
          ))}
        </div>
      </details>
    </>
  )
}

function PieceRow({ row, reply }: { row: number; reply: Reply | undefined }) {
  const of = fieldsOf<Record<string, string>>(reply)
  const field = (name: string) => of(`${name}${row}`)
  const which = row === 1 ? '' : ` ${row}`
  return (
    <div className="piece-row">
      <NumberField {...field('weight')} label={`الوزن${which}`} unit="كجم" inputMode="decimal" required={row === 1} />
      <NumberField {...field('length')} label={`الطول${which}`} unit="سم" inputMode="decimal" />
      <NumberField {...field('width')} label={`العرض${which}`} unit="سم" inputMode="decimal" />
      <NumberField {...field('height')} label={`الارتفاع${which}`} unit="سم" inputMode="decimal" />
    </div>
  )
}
