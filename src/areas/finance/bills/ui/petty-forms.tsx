import { ScanField } from '#areas/finance/ui/paper-fields.tsx'
import '#ui/styles/customers.css'
import { NoOwnBox } from '#areas/finance/cash/ui/no-own-box.tsx'
import { lineWords } from '#areas/finance/ledger/voucher.ts'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import { pettyPath } from '../petty.ts'
import type { ReversePettyForm, SpendPettyForm } from '../petty-inputs.ts'
import type { PettyRow } from '../petty-queries.ts'

type Spending = {
  formId: string
  today: string
  box: string | null
  mayKeep: boolean
  accounts: readonly (readonly [string, string])[]
  reply: Reply | undefined
}

/** Paid at once out of the box one keeps. */
export function SpendPetty({ formId, today, box, mayKeep, accounts, reply }: Spending) {
  const field = fieldsOf<SpendPettyForm>(reply)
  return (
    <Card title="سجّل مصروفًا نثريًا">
      <PostForm action={`${pettyPath}?act=spend`} reply={reply} before="التسجيل" withFiles>
        <input type="hidden" name="id" value={field('id', formId).defaultValue} />
        <FromBox box={box} mayKeep={mayKeep} />
        <div className="form-grid">
          <Field {...field('payee')} label="دُفع إلى" help="كما في الورقة." required />
          <Field {...field('description')} label="البيان" required />
          <SelectField {...field('account')} label="الحساب" options={accounts} required />
          <SelectField {...field('line')} label="النشاط" options={lineWords} required />
          <MoneyField {...field('amount')} label="المبلغ المدفوع" required />
          <MoneyField {...field('vat')} label="منه ضريبة تُسترد" help="كما في الورقة." optional />
          <Field {...field('vatin')} label="الرقم الضريبي على الورقة" dir="ltr" optional />
          <Field {...field('paper')} label="رقم الورقة" help="لا تُسترد ضريبة بلا رقم." dir="ltr" optional />
          <DateField {...field('day', today)} label="تاريخ الورقة" max={today} required />
          <ScanField {...field('paid')} label="صورة الورقة" />
        </div>
        <div className="row wrap">
          <SubmitButton reason={box ? false : mayKeep ? 'لا وردية مفتوحة لك.' : 'لا صندوق في عهدتك.'}>سجّل المصروف</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

/** Cash leaves a box only by whoever keeps it and counts it in the evening: whoever keeps none is told who does. */
function FromBox({ box, mayKeep }: Pick<Spending, 'box' | 'mayKeep'>) {
  if (box)
    return (
      <p className="sm">
        يُدفع نقدًا من <bdi>{box}</bdi>.
      </p>
    )
  if (!mayKeep)
    return (
      <p className="sm muted">
        لا يخرج نقد من صندوق إلا في وردية من يعدّه. سلّم الورقة لأمين صندوق الفرع ليصرفها من ورديته، أو سجّلها فاتورة مورّد تُسدَّد
        تحويلًا.
      </p>
    )
  return <NoOwnBox mayKeep>يُدفع نقدًا من صندوق ورديته مفتوحة في عهدتك.</NoOwnBox>
}

type Reversing = { expense: PettyRow; box: string | null; reply: Reply | undefined }

/** The cash is back in the box; after that was counted, in the one that is kept today. */
export function ReversePetty({ expense, box, reply }: Reversing) {
  const { id, description, amount, isLate } = expense
  return (
    <Card title="اعكس مصروفًا">
      <PostForm action={`${pettyPath}?expense=${id}&act=reverse`} reply={reply} before="العكس">
        <input type="hidden" name="expenseId" value={id} />
        <p className="sm">
          <bdi>{description}</bdi>، <Money amount={amount} />{' '}
          {isLate ? `أُغلقت الوردية التي صُرف منها، فيدخل المبلغ اليوم ${box ?? 'صندوقًا في عهدتك'}.` : 'يعود المبلغ إلى الصندوق.'}
        </p>
        <Field {...fieldsOf<ReversePettyForm>(reply)('reason')} label="السبب" required />
        <div>
          <SubmitButton variant="danger-ghost" reason={isLate && !box && 'لا وردية مفتوحة لك.'}>
            اعكس المصروف
          </SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
