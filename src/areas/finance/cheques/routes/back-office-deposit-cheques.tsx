import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { FormId } from '#areas/finance/ui/paper-fields.tsx'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { dayInWords } from '#values/dates.ts'
import { accountRule } from '../cheque.ts'
import { chequePath, slipPath } from '../cheque-asked.ts'
import type { DepositChequesForm } from '../inputs.ts'
import { slipsPath } from '../papers-asked.ts'
import { type Offered, toDeposit } from '../slip-queries.ts'
import { NonePicked } from '../ui/none-picked.tsx'
import { depositCheques } from '../use-cases/deposit-cheques.ts'
import type { Route } from './+types/back-office-deposit-cheques'

export const meta = () => [{ title: 'إيداع الغد · التحالف' }]

export const handle = { crumb: () => 'إيداع الغد' }

export const loader = page(financePermissions.keepCheques, async (ctx) => ({
  ...{ formId: ctx.newId(), idleFormId: ctx.newId() },
  ...(await toDeposit(ctx)),
}))

export const action = submit(depositCheques, ({ id, number }) => saying(`أُودعت الشيكات بالقسيمة ${number}`, slipPath(id)))

type Row = Offered['rows'][number]

const columns: Column<Row>[] = [
  {
    key: 'number',
    title: 'الشيك',
    cell: ({ id, number, bank }) => (
      <>
        <Link className="link medium nowrap" to={chequePath(id)}>
          <Code>{number}</Code>
        </Link>
        <span className="xs muted db">{bank}</span>
      </>
    ),
  },
  {
    key: 'drawer',
    title: 'الساحب',
    cell: ({ drawer, isRent }) => (
      <>
        <bdi>{drawer}</bdi>
        {isRent && <span className="xs muted db">إيجار للملّاك</span>}
      </>
    ),
  },
  { key: 'due', title: 'يستحق', cell: ({ dueOn }) => <DateText at={dueOn} weekday /> },
  { key: 'amount', title: 'المبلغ', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
]

export default function DepositChequesPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { offered, idle, slips, until, formId, idleFormId } = loaderData
  const [ofIdle, ofOffered] = reply?.typed.among === 'idle' ? [reply] : [undefined, reply]
  return (
    <FinanceFrame title="إيداع الغد">
      <div className="cols">
        <div className="stack">
          <Card title={`ما يستحق حتى ${dayInWords(until)}`} flush>
            {offered.rows.length > 0 ? (
              <Deposit {...offered} formId={formId} reply={ofOffered} />
            ) : (
              <Empty title="لا شيك يُودع">ما يستحق حتى يوم عمل البنك القادم ولم يخرج من الحافظة يظهر هنا.</Empty>
            )}
          </Card>
          {idle.rows.length > 0 && (
            <Card title="لا تغطي مستحقًا" flush>
              <p className="card-b muted sm">
                سقط ما أُعطيت له أو دُفع أو لم يُطلب بعد، فما يُحصَّل منها يبقى رصيدًا لأصحابها. أعدها إليهم من صفحة الشيك، ولا تُودع إلا
                إن أرادوا ذلك.
              </p>
              <Deposit {...idle} formId={idleFormId} reply={ofIdle} part="idle" />
            </Card>
          )}
        </div>
        <Card
          title="آخر القسائم"
          actions={
            <Link className="link sm" to={slipsPath}>
              كل القسائم
            </Link>
          }
        >
          <ul className="lines">
            {slips.map(({ id, number, depositedOn, bank }) => (
              <li key={id}>
                <Link className="link grow" to={slipPath(id)}>
                  <Code>{number}</Code>
                  <span className="xs muted db">{bank}</span>
                </Link>
                <DateText at={depositedOn} />
              </li>
            ))}
            {slips.length === 0 && <li className="muted sm">لم يُودع شيك بعد.</li>}
          </ul>
        </Card>
      </div>
    </FinanceFrame>
  )
}

type Props = Offered & { formId: string; reply: Reply | undefined; part?: string }

function Deposit({ rows, hasRent, accounts, formId, reply, part = '' }: Props) {
  const field = fieldsOf<DepositChequesForm>(reply)
  return (
    <PostForm reply={reply} part={part} before="الإيداع" className="stack">
      {part && <input type="hidden" name="among" value={part} />}
      <FormId reply={reply} formId={formId} />
      <div className="card-b stack">
        <SelectField
          {...field('accountId', accounts[0]?.[0])}
          label="تُودع في"
          options={accounts}
          {...(hasRent && { help: `${accountRule} بقسيمة أخرى.` })}
          required
        />
        <NonePicked errors={reply?.fields.chequeId} part={part} />
      </div>
      <Table
        caption={part ? 'شيكات لا تغطي مستحقًا' : 'شيكات تُودع'}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        selection={{
          name: 'chequeId',
          labelOf: ({ number, drawer }) => `أودع الشيك ${number}، ${drawer}`,
          sumOf: (picked) => <Money amount={picked.reduce((sum, { amount }) => sum + amount, 0n)} />,
          actions: <SubmitButton>أودع الشيكات</SubmitButton>,
        }}
      />
    </PostForm>
  )
}
