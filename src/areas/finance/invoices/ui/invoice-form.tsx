import { BranchField } from '#areas/finance/ui/paper-fields.tsx'
import '#ui/styles/customers.css'
import { Card } from '#ui/card.tsx'
import { CheckField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { type Typed, useTyped } from '#ui/form/typed.ts'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { draftsPath } from '../draft-paths.ts'
import type { IssueInvoiceForm } from '../inputs.ts'
import { linePlaces } from '../invoice-draft.ts'
import type { NewInvoice } from '../invoice-form-queries.ts'
import { drawnUp, InvoicePreview } from './invoice-preview.tsx'
import { Lacking } from './lacking.tsx'
import { LineFields } from './line-fields.tsx'

type Buyer = NonNullable<NewInvoice['buyer']>
type Props = Pick<NewInvoice, 'branches' | 'tax' | 'today' | 'decidesTax'> & {
  buyer: Buyer
  formId: string
  reply: Reply | undefined
  isDraft: boolean
}

/** What is charged, line by line, and the papers it will make. */
export function InvoiceForm({ buyer, branches, tax, today, decidesTax, formId, reply, isDraft }: Props) {
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
            <Line {...{ place, typed, reply, tax, decidesTax }} />
          </div>
        ))}
      </Card>
      <div className="stack">
        <Card title="التواريخ">
          <div className="stack">
            <BranchField {...field('branchId', branches[0]?.[0])} branches={branches} />
            <DateField {...field('suppliedFrom', today)} label="أول يوم من مدة التوريد" required />
            <DateField {...field('suppliedUntil', today)} label="آخر يوم منها" required />
            <DateField {...field('dueOn', today)} label="تاريخ الاستحقاق" required />
          </div>
        </Card>
        <Card title="ما يصدر">
          <div className="stack">
            <InvoicePreview typed={typed} tax={tax} />
            <LackingNow typed={typed} tax={tax} lacking={buyer.lacking} />
            {reply?.fields.anyway && <CheckField {...field('anyway')} label="أعرف أنها تأخرت. أصدرها بتاريخ اليوم" />}
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

type LackingProps = { typed: Typed; tax: NewInvoice['tax']; lacking: Buyer['lacking'] }

/** A simplified paper names no customer: of it, only what the company lacks counts. */
function LackingNow({ typed, tax, lacking }: LackingProps) {
  if (!lacking) return null
  const isFull = Boolean(tax.buyerVatin) || drawnUp(typed, tax).some(({ kind }) => kind === 'tax-invoice')
  return <Lacking {...lacking} isFull={isFull} buyer={isFull ? lacking.buyer : { ...lacking.buyer, says: [] }} />
}

type LineProps = Parameters<typeof LineFields>[0]

/** The first line stands open; each of the others opens by itself where something was typed into it. */
function Line(props: LineProps) {
  const { place, reply } = props
  if (place === 1)
    return (
      <fieldset className="form-part">
        <legend>السطر 1</legend>
        <LineFields {...props} />
      </fieldset>
    )
  return (
    <details className="form-part" open={reply !== undefined && isBegun(reply.typed, place)}>
      <summary>السطر {place}</summary>
      <LineFields {...props} />
    </details>
  )
}

/** The quantity stands there before anybody writes. */
const isBegun = (typed: Readonly<Record<string, unknown>>, place: number) =>
  ['kind', 'description', 'unitPrice', 'discount'].some((part) => typed[`${part}${place}`])
