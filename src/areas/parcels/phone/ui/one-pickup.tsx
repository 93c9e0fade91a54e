import { PackageCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ownRunPath, pickupStopPath } from '#areas/parcels/paths.ts'
import { useScans } from '#areas/parcels/ui/use-scans.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Latin } from '#ui/values.tsx'
import { inGroups } from '#values/phones.ts'
import { howMany } from '#values/plural.ts'
import { shownNumber } from '../../journey/number.ts'
import type { CourierPickup } from '../../pickups/courier-pickups.ts'
import { takenInWords } from '../../pickups/pickup.ts'
import { WaysThere } from './next-stop.tsx'

type Props = { pickup: CourierPickup; bar: ReactNode; act: string | null; reply: Reply | undefined }

/** A merchant's door: what is taken there is scanned, and the pickup is closed. */
export function OnePickup({ pickup, bar, act, reply }: Props) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            <bdi>{pickup.merchant}</bdi>
          </h1>
          <p className="muted sm">
            <Badge tone={pickup.isOpen ? 'info' : 'success'}>{takenInWords(pickup)}</Badge> {pickup.when}
          </p>
        </div>
        <Link className="link" to={ownRunPath}>
          كل الوقفات
        </Link>
      </div>
      <div className="stack courier">
        {bar}
        {act !== 'collected' && <Unheard reply={reply} />}
        {pickup.at && <Where at={pickup.at} />}
        {pickup.isOpen && <Scan pickup={pickup} reply={act === 'collected' ? reply : undefined} />}
        <Parcels pickup={pickup} />
        {pickup.isOpen && <Close pickup={pickup} />}
      </div>
    </>
  )
}

const Where = ({ at }: { at: NonNullable<CourierPickup['at']> }) => (
  <Card title="أين">
    <div className="stack">
      <p>{[at.place, at.quarter, at.landmark, at.building].filter(Boolean).join('، ')}</p>
      {at.note && <Alert>{at.note}</Alert>}
      <p className="sm muted">
        هاتفه <Latin>{inGroups(at.phone)}</Latin>
      </p>
      <WaysThere stop={{ ...at, recipientPhone: at.phone }} />
    </div>
  </Card>
)

function Scan({ pickup, reply }: { pickup: CourierPickup; reply: Reply | undefined }) {
  useScans()
  const field = fieldsOf<{ parcel: string }>(reply)
  return (
    <Card title="امسح ما تأخذه">
      {/* Emptied with every parcel that is taken. */}
      <PostForm
        key={pickup.parcels.filter(({ isWhole }) => isWhole).length + pickup.taken}
        reply={reply}
        action={`${pickupStopPath(pickup.id)}&act=collected`}
        part="collected"
        before="الاستلام"
      >
        <input type="hidden" name="pickupId" value={pickup.id} />
        <Field
          {...field('parcel')}
          label="رقم الطرد"
          help="امسح كل ملصق: ما مسحته صار في عهدتك"
          dir="ltr"
          autoComplete="off"
          data-scan="parcel"
          required
        />
        <div>
          <SubmitButton variant="outline">معي</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

function Parcels({ pickup: { parcels, taken } }: { pickup: CourierPickup }) {
  if (parcels.length === 0) return null
  const left = parcels.length - taken
  return (
    <Card
      title="طروده"
      actions={left > 0 && <span className="sm muted">{`سجّل ${howMany(left, 'parcel', 'acc')} لم تُمسح`}</span>}
      flush
    >
      <ul className="list pieces" aria-label="طروده">
        {parcels.map(({ number, pieceCount, recipientName, isTaken, isWhole }) => (
          <li key={number}>
            <PackageCheck className={isTaken ? 'i is-scanned' : 'i'} aria-hidden />
            <span className="grow">
              <span className="t">
                <bdi dir="ltr">{shownNumber(number)}</bdi>
              </span>
              <span className="xs muted db">
                {[recipientName && `إلى ${recipientName}`, pieceCount > 1 && howMany(pieceCount, 'piece')]
                  .filter(Boolean)
                  .join('، ')}
              </span>
            </span>
            {isTaken && <Badge tone={isWhole ? 'success' : 'warning'}>{isWhole ? 'معك' : 'معك بعضه'}</Badge>}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const Close = ({ pickup }: { pickup: CourierPickup }) => (
  <PostForm action={`${pickupStopPath(pickup.id)}&act=pickup-closed`} part="pickup-closed" className="stack">
    <input type="hidden" name="pickupId" value={pickup.id} />
    {pickup.taken > 0 && pickup.taken < pickup.count && (
      <p className="sm muted">{`قال التاجر ${howMany(pickup.count, 'parcel', 'acc')}. ما لم تمسحه يبقى عنده.`}</p>
    )}
    <SubmitButton>{`أغلق الاستلام: ${takenInWords(pickup)}`}</SubmitButton>
  </PostForm>
)
