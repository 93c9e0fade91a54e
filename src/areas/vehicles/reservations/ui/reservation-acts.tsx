import '#ui/styles/act-form.css'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { Button, Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import { momentInWords } from '#values/dates.ts'
import type { OpenRentalForm } from '../../rentals/inputs.ts'
import { residences } from '../../rentals/rental.ts'
import type { ShownReservation } from '../reservation-detail.ts'

type Props = { reservation: ShownReservation; path: string; act: string | null; reply: Reply | undefined }

/** What can be done with it as it stands; each form hears its own refusal. */
export function ReservationActs({ reservation: one, path, act, reply }: Props) {
  const heard = (name: string) => (act === name ? reply : undefined)
  const isAgreed = one.state === 'confirmed' || one.state === 'vehicle-assigned'
  const isHeld = one.state === 'held' || one.state === 'requested'
  if (!one.may.reserve || !(isAgreed || isHeld)) return null
  return (
    <Card title="إجراءات الحجز">
      <div className="stack">
        {isHeld && (
          <PostForm action={`${path}?act=confirm`} reply={heard('confirm')} before="التأكيد">
            <div>
              <SubmitButton>أكّد الحجز</SubmitButton>
            </div>
          </PostForm>
        )}
        {isAgreed && one.may.handOver && <OpenRental {...{ one, path }} reply={heard('open')} />}
        {isAgreed && <Assign {...{ one, path }} reply={heard('assign')} />}
        {one.mostOff !== 0 && <Discount {...{ one, path }} reply={heard('discount')} />}
        {isAgreed && <NoShow {...{ one, path }} reply={heard('no-show')} />}
        <Cancel {...{ one, path }} reply={heard('cancel')} />
      </div>
    </Card>
  )
}

type FormProps = { one: ShownReservation; path: string; reply: Reply | undefined }

function OpenRental({ one, path, reply }: FormProps) {
  const field = fieldsOf<OpenRentalForm>(reply)
  return (
    <PostForm action={`${path}?act=open`} reply={reply} before="الفتح" part="open">
      <input type="hidden" name="id" value={one.formId} />
      <input type="hidden" name="reservationId" value={one.id} />
      <ChoiceField {...field('residence', 'resident')} label="المستأجر" options={residences} required />
      <div>
        <SubmitButton>افتح عقد التأجير</SubmitButton>
      </div>
    </PostForm>
  )
}

function Assign({ one, path, reply }: FormProps) {
  const field = fieldsOf<{ vehicleId: string }>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">{one.pinned ? 'غيّر المركبة' : 'حدّد المركبة'}</summary>
      <PostForm action={`${path}?act=assign`} reply={reply} before="التحديد" part="assign">
        <SelectField
          {...field('vehicleId', one.resourceId)}
          label="المركبة"
          help="تبقى له ولا تُنقل إلى غيره"
          options={one.cars}
          required
        />
        <div>
          <SubmitButton>حدّد المركبة</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

/** At once up to one's own limit, above it once somebody else agrees. */
function Discount({ one, path, reply }: FormProps) {
  const field = fieldsOf<{ discount: string; why: string }>(reply)
  const { mostOff, discount } = one
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">{discount ? 'غيّر الخصم' : 'اخصم من السعر'}</summary>
      <PostForm action={`${path}?act=discount`} reply={reply} before="الخصم" part="discount">
        <NumberField
          {...field('discount', discount ? String(discount.percent) : undefined)}
          label="الخصم من سعر السيارة"
          help={mostOff === null ? 'صفر يرفعه' : `حتى ${mostOff} في الحال، وما فوقها بعد الاعتماد. صفر يرفعه`}
          unit="%"
          required
        />
        <Field {...field('why')} label="السبب" maxLength={200} required />
        <div>
          <SubmitButton>اخصم</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

const NoShow = ({ one, path, reply }: FormProps) => (
  <PostForm action={`${path}?act=no-show`} reply={reply} before="الحفظ" className="row wrap">
    <Button
      type="submit"
      variant="outline"
      size="small"
      reason={one.now < one.noShowFrom && `يُسجّل من ${momentInWords(one.noShowFrom)}`}
    >
      سجّل عدم الحضور
    </Button>
  </PostForm>
)

function Cancel({ one, path, reply }: FormProps) {
  const field = fieldsOf<{ why: string }>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">ألغِ الحجز</summary>
      <PostForm action={`${path}?act=cancel`} reply={reply} before="الإلغاء" part="cancel">
        <p className="sm">
          {one.keptIfCancelled > 0n ? (
            <>
              مضى وقت الإلغاء بلا رسوم، فيُحسب عليه يوم واحد: <Money amount={one.keptIfCancelled} />
            </>
          ) : (
            'لا يُحسب عليه شيء.'
          )}
        </p>
        <Field {...field('why')} label="السبب" maxLength={200} required />
        <div>
          <SubmitButton variant="danger">ألغِ الحجز</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
