import '#ui/styles/act-form.css'
import { pickupsPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { tabsOpenTo } from '#areas/parcels/tabs-open.ts'
import { ParcelsFrame } from '#areas/parcels/ui/parcels-frame.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { Phone } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import type { SchedulePickupForm } from '../inputs.ts'
import { isOpenPickup, pickupStates, pickupTones, takenInWords } from '../pickup.ts'
import { type PickupsSeen, pickupsSeen } from '../queries.ts'
import { notePickedUp, refusePickup, schedulePickup } from '../use-cases/by-office.ts'
import type { Route } from './+types/back-office-pickups'

export const meta = () => [{ title: 'الاستلام من التجّار · التحالف' }]

export const handle = { crumb: () => 'الاستلام من التجّار' }

export const loader = page(may.dispatch, async (ctx) => ({ shown: await pickupsSeen(ctx), sees: tabsOpenTo(ctx) }))

export const action = submitOneOf({
  schedule: submit(schedulePickup, () => saying('حُدّد الموعد، وأُخبر التاجر', pickupsPath)),
  collected: submit(notePickedUp, () => saying('سُجّل أنها استُلمت', pickupsPath)),
  refuse: submit(refusePickup, () => saying('أُلغي الطلب، وأُخبر التاجر', pickupsPath)),
})

export default function PickupsPage({ loaderData: { shown, sees }, actionData: reply }: Route.ComponentProps) {
  return (
    <ParcelsFrame title="الاستلام من التجّار" about="من يمر على التاجر ومتى" sees={sees}>
      <Unheard reply={reply} />
      <div className="stack">
        {shown.pickups.length === 0 && <Empty title="لا طلبات استلام">ما يطلبه التجّار من حساباتهم أو برامجهم يظهر هنا.</Empty>}
        {shown.pickups.map((one) => (
          <Pickup key={`${one.id} ${one.state}`} one={one} shown={shown} reply={reply} />
        ))}
      </div>
    </ParcelsFrame>
  )
}

type Props = { one: PickupsSeen['pickups'][number]; shown: PickupsSeen; reply: Reply | undefined }

function Pickup({ one, shown, reply }: Props) {
  const own = reply?.typed.pickupId === one.id ? reply : undefined
  return (
    <Card title={<bdi>{one.merchant}</bdi>} actions={<Badge tone={pickupTones[one.state]}>{pickupStates[one.state]}</Badge>}>
      <div className="stack">
        <p>
          {howMany(one.count, 'parcel')}، {one.when}
        </p>
        <p className="sm muted">
          {one.address} · <Phone number={one.phone} />
          {one.courierName && ` · يمر ${one.courierName}`}
          {one.note && ` · ${one.note}`}
          {one.reason && ` · ${one.reason}`}
          {one.taken > 0 && ` · ${takenInWords(one)}`}
        </p>
        {isOpenPickup(one.state) && <Acts one={one} shown={shown} reply={own} />}
      </div>
    </Card>
  )
}

function Acts({ one, shown: { couriers, days, windows }, reply }: Props) {
  const field = fieldsOf<SchedulePickupForm & { reason: string }>(reply)
  return (
    <div className="stack">
      <details className="act-form" open={reply !== undefined && reply.fields.reason === undefined}>
        <summary className="btn btn-outline btn-sm">{one.state === 'scheduled' ? 'غيّر الموعد' : 'حدّد الموعد'}</summary>
        <PostForm reply={reply} action={`${pickupsPath}?act=schedule`} part={`schedule-${one.id}`} before="الحفظ">
          <input type="hidden" name="pickupId" value={one.id} />
          <SelectField {...field('courierId', one.courierId ?? '')} label="المندوب" options={couriers} required />
          <SelectField {...field('day', one.day)} label="اليوم" options={days} required />
          <SelectField {...field('from', one.fromTime)} label="الوقت" options={windows} required />
          <div>
            <SubmitButton>احفظ الموعد</SubmitButton>
          </div>
        </PostForm>
      </details>
      <details className="act-form" open={reply?.fields.reason !== undefined}>
        <summary className="btn btn-outline btn-sm">ألغِ الطلب</summary>
        <PostForm reply={reply} action={`${pickupsPath}?act=refuse`} part={`refuse-${one.id}`} before="الإلغاء">
          <input type="hidden" name="pickupId" value={one.id} />
          <Field {...field('reason')} label="السبب" help="يقرؤه التاجر" maxLength={160} required />
          <div>
            <SubmitButton variant="danger-ghost">ألغِ الطلب</SubmitButton>
          </div>
        </PostForm>
      </details>
      {one.state === 'scheduled' && (
        <PostForm action={`${pickupsPath}?act=collected`} part={`collected-${one.id}`} className="">
          <input type="hidden" name="pickupId" value={one.id} />
          <SubmitButton>استُلمت الطرود</SubmitButton>
        </PostForm>
      )}
    </div>
  )
}
