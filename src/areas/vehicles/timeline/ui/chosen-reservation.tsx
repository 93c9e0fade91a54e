import { Link } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { Button, PostForm, type Reply } from '#ui/form.tsx'
import { Plate } from '#ui/plate.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { reservationPath } from '../../paths.ts'
import { ReservationBadge } from '../../reservations/ui/reservation-badge.tsx'
import type { Alternative } from '../alternatives.ts'
import type { Timeline } from '../queries.ts'

type Chosen = NonNullable<Timeline['chosen']>

/** The reservation one stands on, and the cars it could have instead. */
export function ChosenReservation({ chosen, reply }: { chosen: Chosen; reply: Reply | undefined }) {
  const canAssign = chosen.may.reserve && (chosen.state === 'confirmed' || chosen.state === 'vehicle-assigned')
  return (
    <div className="board-split" id="chosen">
      <Card
        title={
          <>
            <bdi>{chosen.name}</bdi> · <Code>{chosen.number}</Code>
          </>
        }
        actions={<ReservationBadge state={chosen.state} />}
      >
        <div className="stack">
          <Unheard reply={reply} />
          <dl className="told in-columns">
            <Told label="التسليم" value={<DateText at={chosen.startsAt} weekday time />} />
            <Told label="الإعادة" value={<DateText at={chosen.endsAt} weekday time />} />
            <Told label="الفئة" value={chosen.className} />
            <Told label="مكان التسليم" value={chosen.outAt} />
            <Told label="الإجمالي" value={<Money amount={chosen.price.total} />} />
          </dl>
          <div className="row wrap">
            {canAssign && !chosen.pinned && chosen.resourceId && (
              <Assign reservationId={chosen.id} vehicleId={chosen.resourceId} label="ثبّت المركبة" isPrimary />
            )}
            <Link to={reservationPath(chosen.id)} className={buttonLook({ variant: 'outline' })}>
              افتح الحجز
            </Link>
          </div>
        </div>
      </Card>
      {canAssign && (
        <Card title="بدائل لهذا الحجز" flush>
          {chosen.alternatives.length === 0 && <Empty title="لا مركبة أخرى">ليس في هذه الفئة غيرها.</Empty>}
          <ul className="list">
            {chosen.alternatives.map((one) => (
              <OtherCar key={one.id} one={one} reservationId={chosen.id} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

const Told = ({ label, value }: { label: string; value: React.ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)

function OtherCar({ one, reservationId }: { one: Alternative; reservationId: string }) {
  return (
    <li>
      <span className="grow">
        <span className="t">
          {one.model} <Plate digits={one.digits} letters={one.letters} />
        </span>
        <span className="xs muted db">{one.why}</span>
      </span>
      {one.state === 'taken' ? (
        <Badge>لا تكفي</Badge>
      ) : (
        <Assign reservationId={reservationId} vehicleId={one.id} label="انقله إليها" called={one.model} />
      )}
    </li>
  )
}

type AssignProps = { reservationId: string; vehicleId: string; label: string; called?: string; isPrimary?: boolean }

function Assign({ reservationId, vehicleId, label, called, isPrimary = false }: AssignProps) {
  return (
    <PostForm className="row" part={vehicleId}>
      <input type="hidden" name="reservationId" value={reservationId} />
      <input type="hidden" name="vehicleId" value={vehicleId} />
      <Button
        type="submit"
        variant={isPrimary ? 'primary' : 'outline'}
        size={isPrimary ? undefined : 'small'}
        aria-label={called && `${label}: ${called}`}
      >
        {label}
      </Button>
    </PostForm>
  )
}
