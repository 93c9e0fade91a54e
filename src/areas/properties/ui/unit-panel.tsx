import { Link } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Told } from '#ui/told.tsx'
import { DateText, Money, Num } from '#ui/values.tsx'
import type { RentStanding } from '../leases/rent-standing.ts'
import { newLeaseAddress } from '../leases/wizard.ts'
import { floorName, unitPath, unitUses } from '../property.ts'
import type { ShownUnit } from '../property-detail.ts'
import { UnitBadge } from './unit-badge.tsx'

/** The unit that was pressed, beside the building. */
export function UnitPanel({ unit, mayLease }: { unit: ShownUnit | undefined; mayLease: boolean }) {
  if (!unit)
    return (
      <Card title="الوحدة">
        <p className="muted sm">اختر وحدة من المبنى لترى حالها هنا.</p>
      </Card>
    )
  return (
    <Card title={unit.called} actions={<UnitBadge state={unit.state} />}>
      <div className="stack">
        <dl className="told">
          {unit.party && <Told question="لمن">{<bdi>{unit.party}</bdi>}</Told>}
          {unit.endsAt && (
            <Told question="حتى">
              <DateText at={new Date(unit.endsAt.getTime() - 1)} />
            </Told>
          )}
          {unit.freeAfter && (
            <Told question="تشغر بعد">
              <DateText at={unit.freeAfter} />
            </Told>
          )}
          {unit.letFrom && (
            <Told question="مؤجرة من">
              <DateText at={unit.letFrom} />
            </Told>
          )}
          {unit.rentStanding && <Rent rent={unit.rentStanding} />}
          {unit.outReason && <Told question="سبب الخروج من الخدمة">{<bdi>{unit.outReason}</bdi>}</Told>}
          <Told question="الدور">{floorName(unit.floor)}</Told>
          <Told question="الاستعمال">{unitUses[unit.use]}</Told>
          {unit.rent !== null && (
            <Told question="الإيجار المعروض">
              <Money amount={unit.rent} />
            </Told>
          )}
          {unit.bedrooms !== null && (
            <Told question="غرف النوم">
              <Num>{unit.bedrooms}</Num>
            </Told>
          )}
          {unit.area !== null && (
            <Told question="المساحة">
              <Num>{unit.area / 100}</Num> م²
            </Told>
          )}
          <Told question="مفروشة">{unit.furnished ? 'نعم' : 'لا'}</Told>
        </dl>
        <div className="row wrap">
          <Link className={buttonLook()} to={unitPath(unit.id)}>
            افتح ملف الوحدة
          </Link>
          {unit.rentStanding?.followed && (
            <Link className={buttonLook({ variant: 'outline' })} to={unit.rentStanding.followed}>
              تابع التحصيل
            </Link>
          )}
          {mayLease && unit.state !== 'out-of-service' && (
            <Link className={buttonLook({ variant: 'outline' })} to={newLeaseAddress({ unit: unit.id })}>
              اكتب عقد إيجار
            </Link>
          )}
        </div>
      </div>
    </Card>
  )
}

/** What of the rent is late, and what is due next. */
const Rent = ({ rent }: { rent: RentStanding }) => (
  <>
    {rent.late > 0n && rent.since && (
      <Told question="متأخر">
        <Money amount={rent.late} /> منذ <DateText at={rent.since} />
      </Told>
    )}
    {rent.next > 0n && rent.nextOn && (
      <Told question="القادم">
        <Money amount={rent.next} /> في <DateText at={rent.nextOn} />
      </Told>
    )}
  </>
)
