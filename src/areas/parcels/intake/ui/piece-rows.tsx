import { NumberField } from '#ui/form/text-fields.tsx'
import { fieldsOf, type Reply } from '#ui/form.tsx'
import { ScaleLine } from '../../ui/scale-line.tsx'

const further = [2, 3, 4, 5, 6]

type Piece = { n: number; grams: number; length: number | null; width: number | null; height: number | null }

/** What each piece weighs and how large it is: those that are known, or as many as are typed, more than one behind its own line. */
export function PieceRows({ reply, pieces }: { reply: Reply | undefined; pieces?: readonly Piece[] }) {
  if (pieces)
    return (
      <>
        {pieces.map((piece) => (
          <PieceRow key={piece.n} row={piece.n} reply={reply} piece={piece} />
        ))}
        <ScaleLine />
      </>
    )
  const hasMore = further.some((row) => reply?.typed[`weight${row}`])
  return (
    <>
      <PieceRow row={1} reply={reply} />
      <ScaleLine />
      <details open={hasMore}>
        <summary className="link sm" aria-keyshortcuts="F8">
          قطع أخرى
        </summary>
        <div className="stack">
          {further.map((row) => (
            <PieceRow key={row} row={row} reply={reply} />
          ))}
        </div>
      </details>
    </>
  )
}

const centimetres = (side: number | null | undefined) => (side ? String(side / 10) : undefined)

function PieceRow({ row, reply, piece }: { row: number; reply: Reply | undefined; piece?: Piece }) {
  const of = fieldsOf<Record<string, string>>(reply)
  const field = (name: string, known?: string) => of(`${name}${row}`, known)
  const which = row === 1 ? '' : ` ${row}`
  return (
    <div className={piece ? 'piece-row in-side' : 'piece-row'}>
      <NumberField
        {...field('weight', piece && String(piece.grams / 1_000))}
        label={`الوزن${which}`}
        unit="كجم"
        inputMode="decimal"
        required={row === 1}
        {...(row === 1 && { 'aria-keyshortcuts': 'F4' })}
        data-scale
      />
      <NumberField {...field('length', centimetres(piece?.length))} label={`الطول${which}`} unit="سم" inputMode="decimal" />
      <NumberField {...field('width', centimetres(piece?.width))} label={`العرض${which}`} unit="سم" inputMode="decimal" />
      <NumberField {...field('height', centimetres(piece?.height))} label={`الارتفاع${which}`} unit="سم" inputMode="decimal" />
    </div>
  )
}
