import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { CheckField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code, Money } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import { implementInWords, notToGo } from '../../implements/left-behind.ts'
import { hirePath, machinePath } from '../../paths.ts'
import type {
  DispatchForm as Dispatch,
  ExchangeForm as Exchange,
  OffHireForm as OffHire,
  TakeBackForm as TakeBack,
} from '../inputs.ts'
import type { ShownHire, ShownLine } from '../queries.ts'
import { machineInWords } from './machine-words.ts'

type Props = { one: ShownHire; line: ShownLine; reply: Reply | undefined }

const path = (one: ShownHire, act: string, line: ShownLine) => `${hirePath(one.id)}?act=${act}&line=${line.id}`
const hours = (tenths: number | undefined) => (tenths === undefined ? undefined : String(tenths / 10))
const choices = (rows: readonly { id: string; name: string }[]) => rows.map(({ id, name }) => [id, name] as const)

/** The machine leaves: which one, who works it, and what carries it. */
export function DispatchForm({ one, line, reply }: Props) {
  const field = fieldsOf<Dispatch>(reply)
  const { short } = one.deposit
  const [first] = line.machines
  return (
    <PostForm action={path(one, 'dispatch', line)} reply={reply} part={`dispatch-${line.id}`} before="الإرسال">
      <h3>أرسل المعدّة</h3>
      <input type="hidden" name="lineId" value={line.id} />
      <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : one.formId} />
      {line.machines.length === 0 && <Alert kind="warning">لا معدّة جاهزة من هذا النوع. جهّز واحدة من صفحتها.</Alert>}
      <ToService line={line} />
      {short > 0n && <DepositShort one={one} />}
      <div className="form-grid">
        <SelectField
          {...field('machineId', first?.id)}
          label="المعدّة"
          options={line.machines.map((machine) => [machine.id, machineInWords(machine)] as const)}
          required
        />
        {line.withOperator && (
          <SelectField
            {...field('operatorId', line.operators[0]?.id)}
            label="المشغّل"
            options={choices(line.operators)}
            required
          />
        )}
        <NumberField {...field('meter', hours(first?.meter))} label="عداد الساعات الآن" unit="ساعة" required />
        <Field {...field('truck')} label="الشاحنة" help="لوبد 2" maxLength={60} optional />
        <Field {...field('driver')} label="سائقها" maxLength={120} optional />
        {first?.endsBefore !== null && (
          <Field {...field('promise')} label="تعهّد بتجديد الوثيقة" help="من يجددها ومتى" maxLength={200} optional />
        )}
        {short > 0n && one.may.waive && (
          <Field {...field('waivedWhy')} label="سبب الإعفاء من التأمين المسترد" maxLength={200} optional />
        )}
      </div>
      <LeftBehind line={line} reply={reply} />
      <div>
        <SubmitButton>أرسل المعدّة</SubmitButton>
      </div>
    </PostForm>
  )
}

/** What was agreed to go along and stands in the workshop. */
function LeftBehind({ line, reply }: { line: ShownLine; reply: Reply | undefined }) {
  const field = fieldsOf<Dispatch>(reply)
  const left = notToGo(line).map(implementInWords).join('، ')
  if (left === '') return null
  return (
    <>
      <Alert kind="warning">{`${left} في الورشة، ولا تُحسب ما لم تخرج.`}</Alert>
      <CheckField {...field('leave')} label={`أرسل المعدّة من دون ${left}`} />
    </>
  )
}

/** Of the kind, but not to be sent before their service is recorded. */
const ToService = ({ line: { toService } }: { line: ShownLine }) =>
  toService.length > 0 && (
    <Alert kind="warning">
      حلّت صيانتها فلا تُرسل قبل تسجيلها:{' '}
      {toService.map(({ id, code }, at) => (
        <span key={id}>
          {at > 0 && '، '}
          <Link to={machinePath(id)}>
            <Code>{code}</Code>
          </Link>
        </span>
      ))}
    </Alert>
  )

const DepositShort = ({ one }: { one: ShownHire }) => (
  <Alert kind="warning">
    ينقص من التأمين المسترد <Money amount={one.deposit.short} />،{' '}
    {one.till ? (
      <Link to={addressWith('/admin/finance/cashier', { party: one.partyId, from: hirePath(one.id) })}>فاقبضه قبل الإرسال</Link>
    ) : (
      'ويقبضه أمين الصندوق قبل الإرسال'
    )}
    {one.may.waive ? '، أو اكتب لماذا يُعفى منه' : ''}
  </Alert>
)

/** Before it leaves the customer changes their mind: nothing is charged. */
export function GiveUpForm({ one, line, reply }: Props) {
  const field = fieldsOf<{ why: string }>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-ghost btn-sm">لن تُرسل</summary>
      <PostForm action={path(one, 'give-up', line)} reply={reply} part={`give-up-${line.id}`} before="الإلغاء">
        <input type="hidden" name="lineId" value={line.id} />
        <p className="help">تعود المعدّة للعرض ولا يُحسب شيء. إن كانت آخر ما في العقد انتهى العقد.</p>
        <Field {...field('why')} id={`why-${line.id}`} label="السبب" maxLength={200} required />
        <div>
          <SubmitButton variant="danger">لن تُرسل</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

/** Nothing is charged from this moment on, whenever the truck comes. */
export function OffHireForm({ one, line, reply }: Props) {
  const field = fieldsOf<OffHire>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">أنهِ التأجير</summary>
      <PostForm action={path(one, 'off', line)} reply={reply} part={`off-${line.id}`} before="الإنهاء">
        <input type="hidden" name="lineId" value={line.id} />
        <p className="help">يقف الحساب عند هذا الوقت، متى وصلت شاحنتنا بعده.</p>
        <div className="form-grid">
          <DateField {...field('endsOn', one.today)} label="آخر يوم" required />
          <Field {...field('endsTime', '17:30')} label="الساعة" type="time" dir="ltr" required />
        </div>
        <div>
          <SubmitButton>أنهِ التأجير</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

export function ExtendForm({ one, line, reply }: Props) {
  const field = fieldsOf<{ until: string }>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">مدّد التأجير</summary>
      <PostForm action={path(one, 'extend', line)} reply={reply} part={`extend-${line.id}`} before="التمديد">
        <input type="hidden" name="lineId" value={line.id} />
        <DateField {...field('until', line.endsOn)} label="آخر يوم" min={line.endsOn} required />
        <div>
          <SubmitButton>مدّد التأجير</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

/** It broke, or another suits better: the line goes on with the other from this moment. */
export function ExchangeForm({ one, line, reply }: Props) {
  const field = fieldsOf<Exchange>(reply)
  const [first] = line.machines
  const operators = [
    ...(line.out?.operatorId ? [{ id: line.out.operatorId, name: line.out.operator ?? '' }] : []),
    ...line.operators,
  ]
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">استبدل المعدّة</summary>
      <PostForm action={path(one, 'exchange', line)} reply={reply} part={`exchange-${line.id}`} before="الاستبدال">
        <input type="hidden" name="lineId" value={line.id} />
        <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : one.formId} />
        {line.machines.length === 0 && <Alert kind="warning">لا بديل جاهز من هذا النوع.</Alert>}
        <ToService line={line} />
        <div className="form-grid">
          <NumberField {...field('meterBack', hours(line.out?.meter))} label="عداد التي في الموقع" unit="ساعة" required />
          <SelectField
            {...field('machineId', first?.id)}
            label="البديلة"
            options={line.machines.map((machine) => [machine.id, machineInWords(machine)] as const)}
            required
          />
          <NumberField {...field('meter', hours(first?.meter))} label="عداد البديلة" unit="ساعة" required />
          {line.withOperator && (
            <SelectField {...field('operatorId', operators[0]?.id)} label="المشغّل" options={choices(operators)} required />
          )}
          <Field {...field('truck')} label="الشاحنة" maxLength={60} optional />
          <Field {...field('driver')} label="سائقها" maxLength={120} optional />
        </div>
        <SureOfMeter reply={reply} />
        <Field {...field('why')} label="سبب الاستبدال" maxLength={200} required />
        <div>
          <SubmitButton>استبدل المعدّة</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

export function TakeBackForm({ one, line, reply }: Props) {
  const field = fieldsOf<TakeBack>(reply)
  return (
    <details className="act-form" open={reply !== undefined || line.offHiredAt !== null}>
      <summary className="btn btn-outline btn-sm">سجّل الإعادة</summary>
      <PostForm action={path(one, 'back', line)} reply={reply} part={`back-${line.id}`} before="الإعادة">
        <input type="hidden" name="lineId" value={line.id} />
        <NumberField {...field('meter', hours(line.out?.meter))} label="عداد الساعات عند الإعادة" unit="ساعة" required />
        <SureOfMeter reply={reply} />
        <div>
          <SubmitButton>سجّل الإعادة</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

/** Asked once the reading was seen to be far above the sheets. */
function SureOfMeter({ reply }: { reply: Reply | undefined }) {
  const field = fieldsOf<{ sure: string; note: string }>(reply)
  if (!reply || !(reply.fields.sure || reply.fields.note || reply.typed.sure)) return null
  return (
    <>
      <CheckField {...field('sure')} label="متأكد من القراءة" />
      <Field {...field('note')} label="سبب الفرق" maxLength={500} required />
    </>
  )
}
