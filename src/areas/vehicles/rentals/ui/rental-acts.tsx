import '#ui/styles/act-form.css'
import { Form, Link } from 'react-router'
import { carSheetPath, rentalPath } from '#areas/vehicles/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { CheckField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { Button, Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import { dayOf, timeOf } from '#values/days.ts'
import type { BeginHandOverForm, ExtendRentalForm, SwapVehicleForm } from '../inputs.ts'
import type { ShownRental } from '../queries.ts'
import { CardHolds } from './card-holds.tsx'
import { RentalSigning } from './rental-signing.tsx'

type Props = { rental: ShownRental; act: string | null; reply: Reply | undefined }

/** What is next: the signature, the keys, the way back; each form hears its own refusal. */
export function RentalActs({ rental: one, act, reply }: Props) {
  const heard = (name: string) => (act === name ? reply : undefined)
  if (one.state === 'returned' || one.state === 'called-off') return <CardHolds rental={one} heard={heard} />
  if (one.state === 'open' && one.contractState !== 'active') return <RentalSigning rental={one} heard={heard} />
  return (
    <>
      {one.state === 'open' && one.may.handOver && <HandOver one={one} reply={heard('hand-over')} />}
      <CardHolds rental={one} heard={heard} />
      {one.state === 'open' && one.may.handOver && <CallOff one={one} reply={heard('call-off')} />}
      {one.state === 'out' && one.may.handOver && <Return one={one} reply={heard('return')} />}
      {one.state === 'out' && one.may.handOver && <Swap one={one} reply={heard('swap')} />}
      {one.state === 'out' && one.may.extend && <Extend one={one} reply={heard('extend')} />}
    </>
  )
}

type FormProps = { one: ShownRental; reply: Reply | undefined }

/** A look that was begun for it goes on; there is one of each side. */
const Begun = ({ id, label }: { id: string; label: string }) => (
  <Card title={label}>
    <div className="stack">
      <p className="sm">المحضر مفتوح. أكمله عند السيارة ليوقّعه المستأجر.</p>
      <div>
        <Link className={buttonLook()} to={carSheetPath(id)}>
          أكمل المحضر
        </Link>
      </div>
    </div>
  </Card>
)

function HandOver({ one, reply }: FormProps) {
  const field = fieldsOf<BeginHandOverForm>(reply)
  const short = one.waived ? 0n : one.deposit.asked - one.deposit.held - one.deposit.onCard
  if (one.drafts.handover && one.licenceUntil) return <Begun id={one.drafts.handover} label="محضر التسليم" />
  return (
    <Card title="سلّم السيارة">
      <PostForm action={`${rentalPath(one.id)}?act=hand-over`} reply={reply} part="hand-over" before="التسليم">
        <input type="hidden" name="contractId" value={one.id} />
        <input type="hidden" name="id" value={one.formId} />
        {short > 0n && (
          <Alert kind="warning">
            ينقص من التأمين المسترد <Money amount={short} />،{' '}
            {one.till ? (
              <Link to={addressWith('/admin/finance/cashier', { party: one.partyId, from: rentalPath(one.id) })}>
                فاقبضه قبل التسليم
              </Link>
            ) : (
              'ويقبضه أمين الصندوق قبل التسليم'
            )}
            {one.may.waive ? '، أو اكتب لماذا يُعفى منه.' : '.'}
          </Alert>
        )}
        <Field {...field('licenceNumber', one.licence?.number)} label="رقم رخصة القيادة" dir="ltr" maxLength={40} required />
        <DateField {...field('licenceUntil', one.licence?.until ?? undefined)} label="سارية حتى" required />
        {short > 0n && one.may.waive && (
          <Field {...field('waivedWhy')} label="سبب الإعفاء من التأمين المسترد" maxLength={200} optional />
        )}
        <div>
          <SubmitButton>تابع إلى محضر التسليم</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

/** Nobody comes for it: what it would keep is said before. */
function CallOff({ one, reply }: FormProps) {
  const field = fieldsOf<{ reason: string }>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">ألغِ التأجير قبل التسليم</summary>
      <PostForm action={`${rentalPath(one.id)}?act=call-off`} reply={reply} part="call-off" before="الإلغاء">
        <input type="hidden" name="contractId" value={one.id} />
        <p className="sm">
          تعود السيارة متاحة، ويعود ما حُسب إلى رصيد العميل
          {one.keeps > 0n ? (
            <>
              ، ويُبقى منه <Money amount={one.keeps} /> شاملًا الضريبة كما في قواعد حجزه.
            </>
          ) : (
            ' كله.'
          )}
        </p>
        <Field {...field('reason')} label="السبب" maxLength={200} required />
        <div>
          <SubmitButton variant="danger-ghost">ألغِ التأجير</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

function Return({ one, reply }: FormProps) {
  if (one.drafts.return) return <Begun id={one.drafts.return} label="محضر الإعادة" />
  return (
    <Card title="أعادها المستأجر؟">
      <PostForm action={`${rentalPath(one.id)}?act=return`} reply={reply} part="return" before="الإعادة">
        <input type="hidden" name="contractId" value={one.id} />
        <input type="hidden" name="id" value={one.formId} />
        <p className="sm">اقرأ العداد والوقود، وصوّر السيارة، فيُحسب ما عليه ويُخصم من التأمين المسترد بقدر ما فيه.</p>
        <div>
          <SubmitButton>سجّل الإعادة</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

function Swap({ one, reply }: FormProps) {
  const field = fieldsOf<SwapVehicleForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">استبدل السيارة</summary>
      <PostForm action={`${rentalPath(one.id)}?act=swap`} reply={reply} part="swap" before="الاستبدال">
        <input type="hidden" name="contractId" value={one.id} />
        <Field {...field('reason')} label="السبب" maxLength={200} required />
        <NumberField {...field('odometer')} label="عداد التي تعود" unit="كم" required />
        <NumberField {...field('fuel', '8')} label="وقودها" unit="من 8" required />
        <SelectField {...field('vehicleId')} label="المركبة التي تخرج" options={one.others} required />
        <input type="hidden" name="id" value={one.formId} />
        <CheckField {...field('byRenter')} label="طلبها المستأجر: يدفع فرق الفئة للأيام الباقية" />
        <NumberField {...field('newOdometer')} label="عدادها" unit="كم" required />
        <NumberField {...field('newFuel', '8')} label="وقودها" unit="من 8" required />
        <div>
          <SubmitButton>استبدل السيارة</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

function Extend({ one, reply }: FormProps) {
  const { extension, plannedUntil } = one
  const shown = extension?.until ?? plannedUntil
  const field = fieldsOf<ExtendRentalForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined || extension !== null}>
      <summary className="btn btn-outline btn-sm">مدّد التأجير</summary>
      <Form method="get" action={rentalPath(one.id)} className="stack" preventScrollReset>
        <DateField {...field('until', dayOf(shown))} label="الإعادة يوم" required />
        <Field {...field('untilTime', timeOf(shown))} label="الساعة" type="time" required />
        <div>
          <Button type="submit" variant="outline">
            احسب الفرق
          </Button>
        </div>
      </Form>
      {extension?.fault && <Alert kind="warning">{extension.fault}</Alert>}
      {extension && !extension.fault && (
        <PostForm action={`${rentalPath(one.id)}?act=extend`} reply={reply} part="extend" before="التمديد">
          <input type="hidden" name="contractId" value={one.id} />
          <input type="hidden" name="id" value={one.formId} />
          <input type="hidden" name="until" value={dayOf(extension.until)} />
          <input type="hidden" name="untilTime" value={timeOf(extension.until)} />
          <p>
            الفرق شاملًا الضريبة: <Money amount={extension.total} />
          </p>
          <div>
            <SubmitButton>مدّد التأجير</SubmitButton>
          </div>
        </PostForm>
      )}
    </details>
  )
}
