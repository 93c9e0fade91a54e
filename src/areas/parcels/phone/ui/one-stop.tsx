import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { ownRunPath, stopDamagePath } from '#areas/parcels/paths.ts'
import type { Reply } from '#ui/form.tsx'
import type { ShownStop } from '../../runs/queries.ts'
import { labelsOf, scannedPieces } from '../../runs/scanned-pieces.ts'
import { StopBadge } from '../../runs/ui/run-badges.tsx'
import { DeliverIt } from './deliver-it.tsx'
import { FailIt } from './fail-it.tsx'
import { Pieces } from './pieces.tsx'
import { WhoAndWhere } from './stop-parts.tsx'
import { TakeOld } from './take-old.tsx'
import { usePin } from './use-pin.ts'

type StopProps = { stop: ShownStop; bar: ReactNode; act: string | null; reply: Reply | undefined }

/** One door: who it is, what is given there, and how it ended. */
export function OneStop({ stop, bar, act, reply }: StopProps) {
  const heard = (name: string) => (act === name ? reply : undefined)
  const isOpen = stop.state === 'loaded'
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            <bdi>{stop.recipientName}</bdi>
          </h1>
          <p className="muted sm">
            <StopBadge state={stop.state} /> <bdi dir="ltr">{stop.number}</bdi>
          </p>
        </div>
        <Link className="link" to={ownRunPath}>
          كل الوقفات
        </Link>
      </div>
      <div className="stack courier">
        {bar}
        <WhoAndWhere stop={stop} reply={heard('called')} />
        {isOpen && <AtDoor stop={stop} heard={heard} />}
      </div>
    </>
  )
}

type DoorProps = { stop: ShownStop; heard: (act: string) => Reply | undefined }

/** Its pieces are scanned first, and stand in the form that gives them; where the phone is goes with either end. */
function AtDoor({ stop, heard }: DoorProps) {
  const pin = usePin()
  const reply = heard('delivered')
  const whole = { number: stop.bare, pieceCount: stop.pieceCount }
  const [scanned, setScanned] = useState(() => scannedPieces(String(reply?.typed.pieces ?? ''), whole))
  const scan = (piece: number) => setScanned((before) => [...new Set([...before, piece])])
  return (
    <>
      {stop.exchange && <TakeOld stop={stop} exchange={stop.exchange} reply={heard('old-taken')} />}
      {(!stop.exchange || stop.exchange.isTaken) && (
        <>
          <Pieces stop={stop} scanned={scanned} onScan={scan} errors={reply?.fields.pieces} />
          <DeliverIt stop={stop} pieces={labelsOf(whole, scanned)} pin={pin} reply={reply} />
        </>
      )}
      <FailIt stop={stop} pin={pin} reply={heard('failed')} />
      <Link className="link sm" to={stopDamagePath(stop.id)}>
        سجّل ضررًا بصورتين
      </Link>
    </>
  )
}
