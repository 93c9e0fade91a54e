import { ScanField } from '#areas/finance/ui/paper-fields.tsx'
import '#ui/styles/customers.css'
import { lineWords } from '#areas/finance/ledger/voucher.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { vatCategories } from '#areas/finance/vat.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { CheckField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { dayOf } from '#values/days.ts'
import { billPath, billPlaces } from '../bill.ts'
import type { EnterBillForm } from '../inputs.ts'
import { newBill } from '../queries.ts'
import { enterBill } from '../use-cases/enter-bill.ts'
import type { Route } from './+types/back-office-new-bill'

export const meta = () => [{ title: 'فاتورة مورّد · التحالف' }]

export const handle = { above: { to: '/admin/finance/bills', label: 'المشتريات' }, crumb: () => 'فاتورة مورّد' }

export const loader = page(financePermissions.enterBills, async (ctx) => ({
  ...(await newBill(ctx)),
  ...{ formId: ctx.newId(), today: dayOf(ctx.now()) },
}))

export const action = submit(enterBill, ({ id, number }) => saying(`سُجّلت الفاتورة ${number}`, billPath(id)))

type Shown = Route.ComponentProps['loaderData']

export default function NewBillPage({ loaderData: shown, actionData: reply }: Route.ComponentProps) {
  const field = fieldsOf<EnterBillForm>(reply)
  const { suppliers, formId, today } = shown
  const { defaultValue } = field('id', formId)
  return (
    <>
      <div className="page-h">
        <h1>فاتورة مورّد</h1>
      </div>
      <PostForm reply={reply} before="التسجيل" className="cols" withFiles>
        <Card title="السطور">
          <input type="hidden" name="id" value={defaultValue} />
          {billPlaces.map((place) => (
            <Line key={place} place={place} shown={shown} reply={reply} />
          ))}
        </Card>
        <Card title="الورقة">
          <div className="stack">
            <SelectField {...field('supplierId')} label="المورّد" options={suppliers} required />
            {shown.branches.length > 1 && (
              <SelectField
                {...field('branchId')}
                label="الفرع"
                options={shown.branches}
                help="اتركه فارغًا لما يخص الشركة كلها."
                optional
              />
            )}
            <Field {...field('number')} label="رقم الفاتورة" help="كما في ورقة المورّد." dir="ltr" required />
            <DateField {...field('day', today)} label="تاريخها" max={today} required />
            <DateField {...field('dueOn', today)} label="تاريخ الاستحقاق" required />
            <ScanField {...field('paper')} label="فاتورته" />
            <Field {...field('note')} label="ملاحظة" optional />
            <SubmitButton block>سجّل الفاتورة</SubmitButton>
          </div>
        </Card>
      </PostForm>
    </>
  )
}

type LineProps = { place: number; shown: Shown; reply: Reply | undefined }

/** The first stands open; each of the others opens by itself where something was typed into it. */
function Line({ place, shown, reply }: LineProps) {
  const isBegun = ['description', 'net'].some((part) => reply?.typed[`${part}${place}`])
  if (place === 1)
    return (
      <fieldset className="form-part">
        <legend>السطر 1</legend>
        <LineFields place={place} shown={shown} reply={reply} />
      </fieldset>
    )
  return (
    <details className="form-part" open={isBegun}>
      <summary>السطر {place}</summary>
      <LineFields place={place} shown={shown} reply={reply} />
    </details>
  )
}

function LineFields({ place, shown, reply }: LineProps) {
  const field = fieldsOf<EnterBillForm>(reply)
  const required = place === 1
  return (
    <div className="form-grid">
      <SelectField {...field(`account${place}`)} label="الحساب" options={shown.accounts} required={required} />
      <Field {...field(`asset${place}`)} label="اسم الأصل أو رقمه" help="لحساب المعدات أو المركبات أو الأثاث فقط." optional />
      <SelectField {...field(`line${place}`)} label="النشاط" options={lineWords} required={required} />
      {shown.projects.length > 0 && (
        <SelectField {...field(`projectId${place}`)} label="المشروع" options={shown.projects} optional />
      )}
      {shown.resources.length > 0 && (
        <SelectField {...field(`resourceId${place}`)} label="المركبة أو المعدّة" options={shown.resources} optional />
      )}
      <Field {...field(`description${place}`)} label="البيان" required={required} />
      <MoneyField {...field(`net${place}`)} label="المبلغ قبل الضريبة" required={required} />
      <SelectField {...field(`vatCategory${place}`)} label="فئة الضريبة" options={vatCategories} required={required} />
      <CheckField {...field(`blocked${place}`)} label="ضريبته لا تُسترد" />
    </div>
  )
}
