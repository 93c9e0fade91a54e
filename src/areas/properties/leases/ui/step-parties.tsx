import { Form, Link } from 'react-router'
import { UnitBadge } from '#areas/properties/ui/unit-badge.tsx'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateText, Money, Phone } from '#ui/values.tsx'
import type { NewLease, TenantFound } from '../new-lease.ts'
import { newLeaseAddress } from '../wizard.ts'

type Props = { asked: NewLease }
const small = buttonLook({ variant: 'outline', size: 'small' })

/** Which unit it is for. */
export function UnitChoice({ asked: { unit, unitTyped, units, hasMoreUnits, tenant } }: Props) {
  const kept = tenant ? { party: tenant.id } : {}
  if (unit)
    return (
      <Card title="الوحدة" actions={<UnitBadge state={unit.state} />}>
        <div className="stack">
          <p>
            <b className="medium">
              <bdi>{`${unit.called}، ${unit.property}`}</bdi>
            </b>{' '}
            · <Money amount={unit.rent} />{' '}
            <Link className="link sm" to={newLeaseAddress(kept)}>
              غيّر الوحدة
            </Link>
          </p>
          {unit.staying && <Alert kind="warning">{unit.staying}</Alert>}
          {unit.why && <Alert kind="warning">{unit.why}</Alert>}
          {!unit.staying && unit.state === 'leased' && unit.endsAt && <Taken endsAt={unit.endsAt} />}
          {!unit.staying && unit.state !== 'leased' && unit.paid && (
            <Alert>
              أُعيدت الوحدة، ويدفع مستأجر العقد <Code>{unit.paid.number}</Code> إيجارها حتى <DateText at={unit.paid.lastDay} />.
              يبدأ العقد بعده.
            </Alert>
          )}
        </div>
      </Card>
    )
  return (
    <Card title="أي وحدة؟">
      <div className="stack">
        <Searching name="uq" typed={unitTyped} label="ابحث عن الوحدة" placeholder="رقم الوحدة أو اسم العقار" kept={kept} />
        {units.length === 0 ? (
          <Empty title="لا وحدة مطابقة">ابحث برقم الوحدة أو باسم عقارها.</Empty>
        ) : (
          <ul className="lines">
            {units.map(({ id, called, property, rent, state }) => (
              <li key={id}>
                <span className="grow">
                  <bdi className="medium">{`${called}، ${property}`}</bdi> · <Money amount={rent} />
                </span>
                <UnitBadge state={state} />
                <Link className={small} to={newLeaseAddress({ ...kept, unit: id })} aria-label={`اختره: ${called}، ${property}`}>
                  اختره
                </Link>
              </li>
            ))}
          </ul>
        )}
        {hasMoreUnits && <p className="muted sm">وغيرها. اكتب رقم الوحدة واسم عقارها لتظهر وحدها.</p>}
      </div>
    </Card>
  )
}

const Taken = ({ endsAt }: { endsAt: Date }) => (
  <Alert>
    الوحدة مؤجرة حتى <DateText at={new Date(endsAt.getTime() - 1)} />. يبدأ العقد بعده.
  </Alert>
)

/** Whom it is for: with what they owe, before anybody is chosen; whoever is new is registered on the way. */
export function TenantChoice({ asked: { unit, tenant, typed, tenants, mayRegister } }: Props) {
  const kept = unit ? { unit: unit.id } : {}
  if (tenant)
    return (
      <Card title="المستأجر">
        <div className="stack">
          <p>
            <b className="medium">
              <bdi>{tenant.name}</bdi>
            </b>{' '}
            <Code>{tenant.number}</Code>{' '}
            <Link className="link sm" to={newLeaseAddress(kept)}>
              غيّر المستأجر
            </Link>
          </p>
          <Dues of={tenant} />
        </div>
      </Card>
    )
  return (
    <Card title="من المستأجر؟">
      <div className="stack">
        <Searching name="q" typed={typed} label="ابحث عن المستأجر" placeholder="الاسم أو الهاتف أو الرقم" kept={kept} />
        {typed && tenants.length === 0 && (
          <Empty title={`لا نتيجة لـ «${typed}»`}>ابحث بكلمة واحدة من الاسم، أو بآخر أرقام الهاتف.</Empty>
        )}
        {tenants.length > 0 && (
          <ul className="lines">
            {tenants.map((one) => (
              <li key={one.id}>
                <span className="grow">
                  <b className="medium">
                    <bdi>{one.name}</bdi>
                  </b>{' '}
                  <Code>{one.number}</Code>
                  {one.phone && (
                    <>
                      {' · '}
                      <Phone number={one.phone} plain />
                    </>
                  )}
                </span>
                <Health of={one} />
                <Link className={small} to={newLeaseAddress({ ...kept, party: one.id })} aria-label={`اختره: ${one.name}`}>
                  اختره
                </Link>
              </li>
            ))}
          </ul>
        )}
        {mayRegister && (
          <p>
            <Link className={small} to={registering(typed, kept)}>
              {typed ? `سجّل «${typed}» عميلًا جديدًا` : 'سجّل عميلًا جديدًا'}
            </Link>
          </p>
        )}
      </div>
    </Card>
  )
}

/** To the form of a new customer, and from there back to here. */
const registering = (typed: string, kept: { unit?: string }) =>
  `/admin/users/new?${new URLSearchParams({ onTo: newLeaseAddress(kept), ...(/^\D+$/.test(typed) && { name: typed }) })}`

const Health = ({ of: { owed, late } }: { of: Pick<TenantFound, 'owed' | 'late'> }) => {
  if (late > 0n) return <Badge tone="danger">عليه متأخرات</Badge>
  return owed > 0n ? <Badge tone="info">عليه مستحق</Badge> : <Badge tone="success">لا شيء عليه</Badge>
}

function Dues({ of: { owed, late } }: { of: Pick<TenantFound, 'owed' | 'late'> }) {
  if (late > 0n)
    return (
      <Alert kind="warning">
        عليه متأخرات <Money amount={late} />
      </Alert>
    )
  return owed > 0n ? (
    <p className="muted sm">
      يستحق عليه اليوم <Money amount={owed} />
    </p>
  ) : (
    <p className="muted sm">لا مستحقات متأخرة عليه.</p>
  )
}

type SearchProps = { name: string; typed: string; label: string; placeholder: string; kept: Record<string, string> }

function Searching({ name, typed, label, placeholder, kept }: SearchProps) {
  return (
    <Form className="row wrap" role="search">
      {Object.entries(kept).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <div className="input grow">
        <input type="search" name={name} defaultValue={typed} aria-label={label} placeholder={placeholder} />
      </div>
      <button type="submit" className={buttonLook()}>
        ابحث
      </button>
    </Form>
  )
}
