import { Link } from 'react-router'
import { promisedIn, promisesInWords } from '#areas/finance/receipts/promises.ts'
import { paymentMethods } from '#areas/finance/receipts/receipt.ts'
import { receiptPath } from '#areas/finance/receipts/receipt-asked.ts'
import { plainMethods } from '#areas/finance/receipts/ways-back.ts'
import { BranchField, FormId } from '#areas/finance/ui/paper-fields.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { inDecimals } from '#values/money.ts'
import type { AskRefundForm } from '../inputs.ts'
import type { NewPayout } from '../payout-form-queries.ts'

type Props = NewPayout & { payee: NonNullable<NewPayout['payee']>; formId: string; reply: Reply | undefined }

const columns: Column<NewPayout['credit'][number]>[] = [
  {
    key: 'number',
    title: 'السند',
    cell: ({ id, number }) => (
      <Link className="link nowrap" to={receiptPath(id)}>
        <Code>{number}</Code>
      </Link>
    ),
  },
  { key: 'at', title: 'قُبض', cell: ({ receivedAt }) => <DateText at={receivedAt} /> },
  { key: 'ways', title: 'وصل', cell: ({ ways }) => ways.map((way) => paymentMethods[way]).join('، ') },
  { key: 'unused', title: 'بقي منه', numeric: true, cell: ({ unused }) => <Money amount={unused} /> },
]

/** How much goes back and in which way, beside where it came from. */
export function RefundForm({ payee, credit, promises, free, owed, ways, branches, formId, reply }: Props) {
  const [promised, where] = [promisedIn(promises), promisesInWords(promises)]
  return (
    <div className="cols">
      <Card title="رد رصيد دائن">
        {free > 0n ? (
          <Asked {...{ payee, free, owed, ways, branches, formId, reply }} />
        ) : (
          <Empty title="لا رصيد يُردّ">{promised > 0n ? `رصيده كله في ${where}.` : 'كل ما دفعه سدّد ما عليه.'}</Empty>
        )}
      </Card>
      <Card
        title="رصيده الدائن"
        flush
        footer={
          promised > 0n && (
            <span className="sm">
              منه في {where}: <Money amount={promised} />
            </span>
          )
        }
      >
        {credit.length > 0 ? (
          <Table caption="سندات بقي منها رصيد" columns={columns} rows={credit} keyOf={({ id }) => id} />
        ) : (
          <p className="card-b muted sm">لا سند بقي منه شيء.</p>
        )}
      </Card>
    </div>
  )
}

type AskedProps = Pick<Props, 'payee' | 'free' | 'owed' | 'ways' | 'branches' | 'formId' | 'reply'>

function Asked({ payee, free, owed, ways, branches, formId, reply }: AskedProps) {
  const field = fieldsOf<AskRefundForm>(reply)
  const [usual] = ways
  return (
    <PostForm reply={reply} before="إعداد السند">
      <FormId reply={reply} formId={formId} />
      <input type="hidden" name="partyId" value={payee.id} />
      {owed > 0n && (
        <p className="sm">
          عليه مستحقات حلّت: <Money amount={owed} /> سدّدها من رصيده عند الكاشير قبل أن يُردّ ما زاد عليها.
        </p>
      )}
      <MoneyField
        {...field('amount', free > owed ? (inDecimals(free - owed) ?? undefined) : undefined)}
        label="المبلغ"
        required
      />
      <SelectField
        {...field('method', usual)}
        label="الطريقة"
        options={Object.entries(plainMethods)}
        help={`يُردّ كما وصل: ${ways.map((way) => plainMethods[way]).join(' و')}.`}
        required
      />
      <Field {...field('iban')} label="آيبان حساب العميل" help="للتحويل البنكي." dir="ltr" optional />
      <Field {...field('otherWay')} label="لماذا بغير ما وصل به" help="إن رُدّ بطريقة أخرى، ويُعتمد حينها مهما قلّ." optional />
      <Field {...field('purpose')} label="سبب الرد" required />
      <BranchField {...field('branchId', branches[0]?.[0])} branches={branches} />
      <div>
        <SubmitButton>أعدّ سند الصرف</SubmitButton>
      </div>
    </PostForm>
  )
}
