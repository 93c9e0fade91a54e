import { useLocation } from 'react-router'
import { BranchField, FormId } from '#areas/finance/ui/paper-fields.tsx'
import { Card } from '#ui/card.tsx'
import { CheckField, ChoiceField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField, NumberField } from '#ui/form/text-fields.tsx'
import { type Typed, useTyped } from '#ui/form/typed.ts'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code } from '#ui/values.tsx'
import { actAt } from '#values/acts.ts'
import { bankChoices } from '../cheque-banks.ts'
import type { ReplaceChequeForm } from '../inputs.ts'
import type { NewCheques } from '../new-cheques.ts'
import { chequePlaces } from '../series.ts'
import { DuesToCover } from './dues-to-cover.tsx'

type Giver = NonNullable<NewCheques['giver']>
type Props = Pick<NewCheques, 'begun' | 'rows' | 'dues' | 'branches' | 'replaced'> & {
  giver: Giver
  formId: string
  reply: Reply | undefined
}

const covers = { oldest: 'الأقدم أولًا', chosen: 'ما أختاره', later: 'لاحقًا' }

/** The cheques as they lie on the counter, row by row, and what they are for. */
export function ChequesForm({ giver, formId, begun, rows, dues, branches, replaced, reply }: Props) {
  const { typed, onInput } = useTyped(reply, () => ({}))
  const field = fieldsOf<ReplaceChequeForm>(reply)
  const { search } = useLocation()
  return (
    <PostForm
      action={actAt(search, replaced ? 'replace' : 'receive')}
      reply={reply}
      before="التسجيل"
      className="cols"
      onInput={onInput}
    >
      <Card title="الشيكات">
        <FormId reply={reply} formId={formId} />
        <input type="hidden" name="partyId" value={giver.id} />
        {replaced && <input type="hidden" name="chequeId" value={replaced.id} />}
        <div className="form-grid">
          <SelectField {...field('bank', begun.bank)} label="البنك" options={bankChoices} required />
          <Field {...field('otherBank')} label="اسم البنك الآخر" help="إن لم يكن في القائمة." optional maxLength={80} />
          <Field {...field('account')} label="رقم الحساب" help="أسفل الشيك، إن ظهر." dir="ltr" inputMode="numeric" optional />
          {reply && <CheckField {...field('apart')} label="من حساب آخر غير الشيك المسجل بالرقم نفسه" />}
          <Field {...field('drawer')} label="الساحب" help="إن كان غير العميل." optional maxLength={120} />
        </div>
        <Rows rows={rows} typed={typed} reply={reply} />
      </Card>
      <div className="stack">
        <Card title="ما تغطيه">
          <div className="stack">
            <ChoiceField {...field('cover', dues.length > 0 ? 'oldest' : 'later')} label="تغطي" options={covers} />
            <DuesToCover dues={dues} reply={reply} />
          </div>
        </Card>
        <Card title="التسجيل">
          <div className="stack">
            <BranchField {...field('branchId', branches[0]?.[0])} branches={branches} />
            {replaced && <Field {...field('reason')} label="سبب الاستبدال" required />}
            <Field {...field('note')} label="ملاحظة" optional maxLength={200} />
            <p className="muted sm">الشيك وعد بالدفع: لا يصدر به سند قبض حتى يُحصَّل، ولا يُطالب العميل بما غطاه.</p>
            <SubmitButton block>{replaced ? 'استبدل الشيك' : 'سجّل الشيكات'}</SubmitButton>
          </div>
        </Card>
      </div>
    </PostForm>
  )
}

type RowsProps = Pick<Props, 'rows' | 'reply'> & { typed: Typed }

/** As many rows as there are cheques, and one more; every row can be corrected. A row stays what it is while one types in it. */
function Rows({ rows, typed, reply }: RowsProps) {
  const lastIn = (form: Readonly<Record<string, unknown>>) =>
    chequePlaces.findLast((place) => form[`number${place}`] || form[`amount${place}`]) ?? 0
  const begun = Math.max(rows.length, reply ? lastIn(reply.typed) : 0, 1)
  const next = Math.max(begun, lastIn(typed)) + 1
  return (
    <>
      {chequePlaces.map((place) =>
        place <= begun ? (
          <ChequeRow key={place} place={place} row={rows[place - 1]} reply={reply} />
        ) : (
          <details key={place} className={place <= next ? 'form-part' : 'form-part hidden noscript:block'}>
            <summary>الشيك {place}</summary>
            <ChequeFields place={place} row={undefined} reply={reply} />
          </details>
        ),
      )}
    </>
  )
}

type RowProps = { place: number; row: NewCheques['rows'][number] | undefined; reply: Reply | undefined }

function ChequeRow(props: RowProps) {
  return (
    <fieldset className="form-part">
      <legend>
        الشيك {props.place}
        {props.row?.number && (
          <>
            {' · '}
            <Code>{props.row.number}</Code>
          </>
        )}
      </legend>
      <ChequeFields {...props} />
    </fieldset>
  )
}

function ChequeFields({ place, row, reply }: RowProps) {
  const field = fieldsOf<ReplaceChequeForm>(reply)
  return (
    <div className="form-grid snug">
      <NumberField {...field(`number${place}`, row?.number)} label="رقم الشيك" required={place === 1} />
      <DateField {...field(`dueOn${place}`, row?.dueOn)} label="تاريخه" required={place === 1} />
      <MoneyField {...field(`amount${place}`, row?.amount)} label="المبلغ" required={place === 1} />
    </div>
  )
}
