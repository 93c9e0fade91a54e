import { ownPickupsPath } from '#areas/parcels/paths.ts'
import { saying, submit, submitOneOf } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { useReplies } from '#ui/form/replies.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { NumberField, PhoneField } from '#ui/form/text-fields.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { howMany } from '#values/plural.ts'
import { merchantsPage } from '../../merchants/for-merchants.ts'
import type { PickupForm } from '../inputs.ts'
import { isOpenPickup, pickupStates, pickupTones, takenInWords } from '../pickup.ts'
import { type OwnPickups, ownPickups } from '../queries.ts'
import { askOwnPickup, cancelOwnPickup } from '../use-cases/by-merchant.ts'
import type { Route } from './+types/portal-pickups'

export const meta = () => [{ title: 'استلام من عندك · التحالف' }]

export const handle = { crumb: () => 'استلام من عندك' }

export const loader = merchantsPage((ctx) => ownPickups(ctx))

export const action = submitOneOf({
  ask: submit(askOwnPickup, () => saying('وصل طلبك، ونخبرك بمن يمر ومتى', ownPickupsPath)),
  cancel: submit(cancelOwnPickup, () => saying('أُلغي الطلب', ownPickupsPath)),
})

export default function OwnPickupsPage({ loaderData: shown, actionData: reply }: Route.ComponentProps) {
  const replyTo = useReplies(reply)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>استلام من عندك</h1>
          <p className="muted sm">يمر مندوبنا على متجرك ويأخذ ما سجّلته من طرود</p>
        </div>
      </div>
      <div className="stack">
        <Unheard reply={reply} />
        {shown.isOffered ? (
          <AskPickup key={shown.formId} shown={shown} reply={replyTo('ask')} />
        ) : (
          <Alert kind="info">لا نستلم الطرود من موقع المرسل الآن. أحضرها إلى الفرع.</Alert>
        )}
        {shown.pickups.length > 0 && <Asked pickups={shown.pickups} />}
      </div>
    </>
  )
}

function AskPickup({
  shown: { formId, days, windows, places, place, last },
  reply,
}: {
  shown: OwnPickups
  reply: Reply | undefined
}) {
  const field = fieldsOf<PickupForm>(reply)
  return (
    <Card title="طلب جديد">
      <PostForm reply={reply} action={`${ownPickupsPath}?act=ask`} part="ask" before="الإرسال">
        <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
        <div className="form-grid">
          <NumberField {...field('count')} label="كم طردًا؟" required />
          <SelectField {...field('day')} label="اليوم" options={days} required />
          <SelectField {...field('from')} label="الوقت" options={windows} required />
          <SelectField {...field('place', place)} label="الولاية" options={places.map((one) => [one, one] as const)} required />
          <Field {...field('quarter', last?.quarter ?? '')} label="المنطقة" maxLength={80} optional />
          <Field {...field('landmark', last?.landmark ?? '')} label="علامة قريبة" maxLength={160} required />
          <Field {...field('building', last?.building ?? '')} label="المبنى أو المحل" maxLength={80} optional />
          <PhoneField {...field('phone', last?.phone)} label="هاتف من يسلّمها" required />
          <Field {...field('note')} label="ملاحظة للمندوب" maxLength={200} optional />
        </div>
        <div>
          <SubmitButton>اطلب الاستلام</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

const Asked = ({ pickups }: Pick<OwnPickups, 'pickups'>) => (
  <Card title="ما طلبته" flush>
    <ul className="list" aria-label="ما طلبته">
      {pickups.map(({ id, count, taken, when, state, place, landmark, courierName, reason }) => (
        <li key={id}>
          <span className="grow">
            <span className="t">
              {howMany(count, 'parcel')}، {when}
            </span>
            <span className="xs muted db">
              {[place, landmark, courierName && `يمر ${courierName}`, reason]
                .concat(taken > 0 ? takenInWords({ taken, count }) : [])
                .filter(Boolean)
                .join('، ')}
            </span>
          </span>
          {isOpenPickup(state) && (
            <PostForm action={`${ownPickupsPath}?act=cancel`} part={`cancel-${id}`} className="">
              <input type="hidden" name="pickupId" value={id} />
              <SubmitButton variant="danger-ghost">ألغِ</SubmitButton>
            </PostForm>
          )}
          <Badge tone={pickupTones[state]}>{pickupStates[state]}</Badge>
        </li>
      ))}
    </ul>
  </Card>
)
