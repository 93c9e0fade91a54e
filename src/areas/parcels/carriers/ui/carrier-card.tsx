import '#ui/styles/act-form.css'
import { parcelPath } from '#areas/parcels/paths.ts'
import { Card } from '#ui/card.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code, Money } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import { momentInWords } from '#values/dates.ts'
import { inDecimals } from '#values/money.ts'
import type { CarrierDeliveredForm, CarrierReturnedForm, GiveToCarrierForm } from '../inputs.ts'
import type { CarriageAbroad } from '../queries.ts'

type Props = { parcelId: string; carriage: CarriageAbroad; act: string | null; reply: Reply | undefined }

/** A parcel that goes abroad: with which carrier it is, and what they said of it. */
export function CarrierCard({ parcelId, carriage: { given, mayGive, mayEnd, usual }, act, reply }: Props) {
  const heard = (name: string) => (act === name ? reply : undefined)
  if (!given && !mayGive) return null
  return (
    <Card title="الناقل إلى خارج عُمان">
      <div className="stack">
        {given && (
          <p className="sm">
            <bdi>{given.carrier}</bdi>، <Code>{given.carrierNumber}</Code>، {momentInWords(given.givenAt)}
            <br />
            للجمارك: {given.goods}، <Money amount={given.goodsValue} />
          </p>
        )}
        {mayEnd && <Delivered parcelId={parcelId} reply={heard('carried')} />}
        {mayEnd && <Returned parcelId={parcelId} reply={heard('uncarried')} />}
        {mayGive && <Give {...{ parcelId, usual }} reply={heard('carrier')} />}
      </div>
    </Card>
  )
}

const at = (parcelId: string, act: string) => addressWith(parcelPath(parcelId), { act })

type FormOf<More = object> = More & { parcelId: string; reply: Reply | undefined }

function Give({ parcelId, usual, reply }: FormOf<Pick<CarriageAbroad, 'usual'>>) {
  const field = fieldsOf<GiveToCarrierForm>(reply)
  return (
    <PostForm reply={reply} action={at(parcelId, 'carrier')} part="carrier" before="التسليم للناقل">
      <input type="hidden" name="parcelId" value={parcelId} />
      <Field {...field('carrier', usual.carrier ?? '')} label="الناقل" maxLength={80} required />
      <Field {...field('carrierNumber')} label="رقم الشحنة لدى الناقل" dir="ltr" data-scan="parcel" maxLength={40} required />
      <Field {...field('goods', usual.goods)} label="ما فيه، للجمارك" maxLength={160} required />
      <MoneyField
        {...field('goodsValue', usual.goodsValue === null ? '' : inDecimals(usual.goodsValue))}
        label="قيمته، للجمارك"
        required
      />
      <div>
        <SubmitButton>سلّمه للناقل</SubmitButton>
      </div>
    </PostForm>
  )
}

function Delivered({ parcelId, reply }: FormOf) {
  const field = fieldsOf<CarrierDeliveredForm>(reply)
  return (
    <PostForm reply={reply} action={at(parcelId, 'carried')} part="carried" before="التسجيل">
      <input type="hidden" name="parcelId" value={parcelId} />
      <Field {...field('receivedBy')} label="استلمه" help="كما يقول الناقل" maxLength={120} optional />
      <div>
        <SubmitButton>سلّمه الناقل</SubmitButton>
      </div>
    </PostForm>
  )
}

function Returned({ parcelId, reply }: FormOf) {
  const field = fieldsOf<CarrierReturnedForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">أعاده الناقل</summary>
      <PostForm reply={reply} action={at(parcelId, 'uncarried')} part="uncarried" before="التسجيل">
        <input type="hidden" name="parcelId" value={parcelId} />
        <Field {...field('reason')} label="السبب" maxLength={200} required />
        <div>
          <SubmitButton variant="outline">سجّل أنه عاد</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
