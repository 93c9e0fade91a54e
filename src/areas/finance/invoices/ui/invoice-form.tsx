import '#ui/styles/customers.css'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { useLive } from '#ui/form/frame.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField, NumberField } from '#ui/form/text-fields.tsx'
import { type Typed, useTyped } from '#ui/form/typed.ts'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { services } from '#values/services.ts'
import { chargeKinds } from '../charge-kinds.ts'
import { draftsPath } from '../draft-paths.ts'
import type { IssueInvoiceForm } from '../inputs.ts'
import { linePlaces } from '../invoice-draft.ts'
import type { NewInvoice } from '../invoice-form-queries.ts'
import { InvoicePreview } from './invoice-preview.tsx'
import { KindField } from './kind-field.tsx'

type Buyer = NonNullable<NewInvoice['buyer']>
type Props = Pick<NewInvoice, 'branches' | 'tax' | 'today'> & {
  buyer: Buyer
  formId: string
  reply: Reply | undefined
  isDraft: boolean
}

/** What is charged, line by line, and the papers it will make. */
export function InvoiceForm({ buyer, branches, tax, today, formId, reply, isDraft }: Props) {
  const { typed, onInput } = useTyped(reply, () => ({}))
  const field = fieldsOf<IssueInvoiceForm>(reply)
  const begun = Math.max(1, ...linePlaces.filter((place) => isBegun(typed, place)))
  return (
    <PostForm reply={reply} before="الإصدار" onInput={onInput} className="cols">
      <Card title="السطور">
        <input type="hidden" name="id" value={formId} />
        <input type="hidden" name="partyId" value={buyer.id} />
        {linePlaces.map((place) => (
          <div key={place} className={place <= begun + 1 ? undefined : 'hidden noscript:block'}>
            <Line place={place} typed={typed} reply={reply} />
          </div>
        ))}
      </Card>
      <div className="stack">
        <Card title="التواريخ">
          <div className="stack">
            {branches.length > 1 && (
              <SelectField {...field('branchId', branches[0]?.[0])} label="الفرع" options={branches} required />
            )}
            <DateField {...field('suppliedFrom', today)} label="أول يوم من مدة التوريد" required />
            <DateField {...field('suppliedUntil', today)} label="آخر يوم منها" required />
            <DateField {...field('dueOn', today)} label="تاريخ الاستحقاق" required />
          </div>
        </Card>
        <Card title="ما يصدر">
          <div className="stack">
            <InvoicePreview typed={typed} tax={tax} />
            <SubmitButton block>أصدر الفاتورة</SubmitButton>
            <SubmitButton block variant="outline" formAction={`${draftsPath}?act=save`}>
              {isDraft ? 'احفظ المسودة' : 'احفظها مسودة'}
            </SubmitButton>
            <p className="muted sm">المسودة بلا رقم، ولا يستحق بها مبلغ. تُصدر منها فاتورة أولية من «المسودات».</p>
          </div>
        </Card>
      </div>
    </PostForm>
  )
}

type LineProps = { place: number; typed: Typed; reply: Reply | undefined }

/** The first line stands open; each of the others opens by itself where something was typed into it. */
function Line({ place, typed, reply }: LineProps) {
  if (place === 1)
    return (
      <fieldset className="form-part">
        <legend>السطر 1</legend>
        <LineFields place={place} typed={typed} reply={reply} />
      </fieldset>
    )
  return (
    <details className="form-part" open={reply !== undefined && isBegun(reply.typed, place)}>
      <summary>السطر {place}</summary>
      <LineFields place={place} typed={typed} reply={reply} />
    </details>
  )
}

/** The quantity stands there before anybody writes. */
const isBegun = (typed: Readonly<Record<string, unknown>>, place: number) =>
  ['kind', 'description', 'unitPrice', 'discount'].some((part) => typed[`${part}${place}`])

const ofAnyLine = [...Object.entries(services).map(([line, { label }]) => [line, label] as const), ['shared', 'مشترك'] as const]

function LineFields({ place, typed, reply }: LineProps) {
  const field = fieldsOf<IssueInvoiceForm>(reply)
  const live = useLive()
  const kind = Object.entries(chargeKinds).find(([name]) => name === typed[`kind${place}`])?.[1]
  return (
    <div className="form-grid">
      <KindField {...field(`kind${place}`)} label="النوع" required={place === 1} />
      {(live ? kind && !kind.line : true) && (
        <SelectField
          {...field(`line${place}`)}
          label="النشاط"
          help="للأنواع التي تصح لأي خدمة."
          options={ofAnyLine}
          optional={!live}
        />
      )}
      <Field {...field(`description${place}`)} label="البيان" required={place === 1} />
      <NumberField {...field(`quantity${place}`, '1')} label="الكمية" inputMode="decimal" required={place === 1} />
      <MoneyField {...field(`unitPrice${place}`)} label="سعر الوحدة قبل الضريبة" required={place === 1} />
      <MoneyField {...field(`discount${place}`)} label="الخصم" optional />
    </div>
  )
}
