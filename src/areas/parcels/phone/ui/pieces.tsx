import { Package, PackageCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { CameraScan } from '#areas/parcels/ui/camera-scan.tsx'
import { useScans } from '#areas/parcels/ui/use-scans.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Button, Field } from '#ui/form.tsx'
import { Num } from '#ui/values.tsx'
import type { ShownStop } from '../../runs/queries.ts'
import { pieceOn } from '../../runs/scanned-pieces.ts'

type Props = {
  stop: ShownStop
  scanned: readonly number[]
  onScan: (piece: number) => void
  errors: string[] | undefined
}

/** What is to be given here, piece by piece: none of them is left in the car. */
export function Pieces({ stop, scanned, onScan, errors }: Props) {
  const numbers = Array.from({ length: stop.pieceCount }, (_, at) => at + 1)
  const left = stop.pieceCount - scanned.length
  return (
    <Card title="القطع" actions={<span className="sm muted">{`مُسحت ${scanned.length} من ${stop.pieceCount}`}</span>} flush>
      <ul className="list pieces">
        {numbers.map((n) => (
          <li key={n}>
            <Piece stop={stop} n={n} isScanned={scanned.includes(n)} onTick={onScan} />
          </li>
        ))}
      </ul>
      {left > 0 && <ScanPiece stop={stop} onScan={onScan} errors={errors} />}
    </Card>
  )
}

type PieceProps = { stop: ShownStop; n: number; isScanned: boolean; onTick: (piece: number) => void }

function Piece({ stop, n, isScanned, onTick }: PieceProps) {
  const Icon = isScanned ? PackageCheck : Package
  return (
    <>
      <Icon className={isScanned ? 'i is-scanned' : 'i'} aria-hidden />
      <span className="grow">
        <span className="t">
          القطعة <Num>{n}</Num> من <Num>{stop.pieceCount}</Num>
        </span>
        <span className="xs muted db">
          <bdi dir="ltr">{stop.pieceCount > 1 ? `${stop.number}-${n}` : stop.number}</bdi>
        </span>
      </span>
      {isScanned && <Badge tone="success">مُسحت</Badge>}
      {!isScanned && stop.pieceCount === 1 && (
        <Button variant="soft" size="small" onClick={() => onTick(n)}>
          هذا هو
        </Button>
      )}
    </>
  )
}

type ScanProps = Pick<Props, 'stop' | 'onScan' | 'errors'>

/** A form of its own: a scan fills it and says so, and sends nothing. */
function ScanPiece({ stop, onScan, errors }: ScanProps) {
  const takeScan = useScans()
  const [fault, setFault] = useState<string | null>(null)
  const read = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const box = event.currentTarget.elements.namedItem('label')
    if (!(box instanceof HTMLInputElement)) return
    const piece = pieceOn(box.value, { number: stop.bare, pieceCount: stop.pieceCount })
    setFault(typeof piece === 'string' ? piece : null)
    if (typeof piece === 'number') onScan(piece)
    box.value = ''
  }
  return (
    <form className="ask card-b" onSubmit={read} noValidate>
      <CameraScan onScan={takeScan} />
      <Field
        name="label"
        id="field-pieces"
        label="امسح القطعة"
        help="أو اكتب رقمها كما في ملصقها"
        dir="ltr"
        autoComplete="off"
        data-scan="parcel"
        errors={fault ? [fault] : errors}
      />
      <Button type="submit" variant="outline">
        هذه
      </Button>
    </form>
  )
}
