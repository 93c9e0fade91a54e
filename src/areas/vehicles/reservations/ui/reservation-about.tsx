import { agreementPath } from '#areas/vehicles/paths.ts'
import { Card } from '#ui/card.tsx'
import { OpenLink } from '#ui/links.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money, Num, Phone } from '#ui/values.tsx'
import { percentInWords } from '#values/shares.ts'
import { reservationSources } from '../reservation.ts'
import type { ShownReservation } from '../reservation-detail.ts'

/** What was reserved and by whom; what nobody said is left out. */
export const ReservationAbout = ({ reservation: one }: { reservation: ShownReservation }) => (
  <Card title="الحجز">
    <dl className="told in-columns">
      <Told question="التسليم">
        <DateText at={one.startsAt} weekday time />، <bdi>{one.outAt}</bdi>
      </Told>
      <Told question="الإعادة">
        <DateText at={one.endsAt} weekday time />، <bdi>{one.backAt}</bdi>
      </Told>
      <Told question="الفئة">{one.className}</Told>
      {one.vehicle && (
        <Told question={one.pinned ? 'مركبته' : 'المركبة المحجوزة الآن'}>
          <bdi>{one.vehicle.model}</bdi> <Code>{one.vehicle.plate}</Code>
          {!one.pinned && <span className="muted">، وقد تتغيّر حتى تُحدد</span>}
        </Told>
      )}
      {one.company && (
        <Told question="لحساب">
          <OpenLink to={one.customer}>
            <bdi>{one.company}</bdi>
          </OpenLink>
        </Told>
      )}
      <Told question={one.company ? 'السائق' : 'من حجز'}>
        <OpenLink to={!one.company && one.customer}>
          <bdi>{one.name}</bdi>
        </OpenLink>
      </Told>
      {one.agreement && (
        <Told question="الاتفاقية">
          <OpenLink to={agreementPath(one.agreement.id)}>{`خصم ${percentInWords(one.agreement.percentOff)}`}</OpenLink>
        </Told>
      )}
      {one.discount && <Told question="الخصم">{`${one.discount.percent}%، ${one.discount.by}: ${one.discount.why}`}</Told>}
      {one.phone && (
        <Told question="الهاتف">
          <Phone number={one.phone} />
        </Told>
      )}
      {one.age !== null && (
        <Told question="عمر السائق">
          <Num>{one.age}</Num>
        </Told>
      )}
      {one.licenceCountry && (
        <Told question="بلد الرخصة">
          <bdi>{one.licenceCountry}</bdi>
        </Told>
      )}
      {one.flightNumber && (
        <Told question="رقم الرحلة">
          <Code>{one.flightNumber}</Code>
        </Told>
      )}
      <Told question="المصدر">
        {reservationSources[one.source]}، <DateText at={one.madeAt} time />
      </Told>
      <Told question="الفرع">{one.branch}</Told>
      {one.state === 'held' && one.holdUntil && (
        <Told question="المهلة حتى">
          <DateText at={one.holdUntil} time />
        </Told>
      )}
      {one.note && (
        <Told question="ملاحظة">
          <bdi>{one.note}</bdi>
        </Told>
      )}
      {one.endReason && (
        <Told question="سبب الإلغاء">
          <bdi>{one.endReason}</bdi>
        </Told>
      )}
      {one.kept !== null && (
        <Told question="يُحسب عليه">
          <Money amount={one.kept} />
        </Told>
      )}
    </dl>
  </Card>
)
