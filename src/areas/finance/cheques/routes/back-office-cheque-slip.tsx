import { Printer } from 'lucide-react'
import { data, Link } from 'react-router'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { reaches } from '#platform/reach.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { dayOf } from '#values/days.ts'
import { type BankDays, bankDaysInWords } from '../bank-days.ts'
import { chequePath, chequesPath, slipPath } from '../cheque-asked.ts'
import { daysAtBank } from '../days-at-bank.ts'
import type { ClearChequeForm } from '../inputs.ts'
import { slipsPath } from '../papers-asked.ts'
import { type ShownSlip, slip } from '../slip-queries.ts'
import { ChequeBadge } from '../ui/cheque-badge.tsx'
import { NonePicked } from '../ui/none-picked.tsx'
import { clearCheque } from '../use-cases/clear-cheque.ts'
import type { Route } from './+types/back-office-cheque-slip'

export const loader = page(may.viewCheques, async (ctx, { params }) => {
  const one = await slip(ctx, params.slipId)
  if (!one) throw data('لا توجد هذه القسيمة.', { status: 404, statusText: 'Not Found' })
  return {
    slip: one,
    today: dayOf(ctx.now()),
    days: await daysAtBank(ctx, one.payableFrom),
    maySettle: reaches(ctx.actor, may.settleCheques, { branchId: one.branchId }),
  }
})

const said = ({ receipts }: { receipts: string[] }) =>
  receipts.length === 1
    ? `حُصّل الشيك وصدر السند ${receipts[0]}`
    : `حُصّلت الشيكات وصدرت سنداتها من ${receipts[0]} إلى ${receipts.at(-1)}`

export const action = submitOneOf({ clear: submit(clearCheque, (done) => saying(said(done), chequesPath)) })

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `قسيمة إيداع ${loaderData?.slip.number ?? ''} · التحالف` }]

export const handle = { above: { to: slipsPath, label: 'قسائم الإيداع' }, crumb: () => 'قسيمة إيداع' }

type Row = ShownSlip['rows'][number]

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
  { key: 'drawer', title: 'الساحب', cell: ({ drawer }) => <bdi>{drawer}</bdi> },
  { key: 'due', title: 'يستحق', cell: ({ dueOn }) => <DateText at={dueOn} /> },
  { key: 'state', title: 'الحالة', cell: ({ status }) => <ChequeBadge state={status} /> },
  { key: 'amount', title: 'المبلغ', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
]

export default function ChequeSlipPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { slip: one, today, days, maySettle } = loaderData
  const waiting = one.rows.filter(({ waits }) => waits)
  const known = one.rows.filter(({ waits }) => !waits)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            قسيمة إيداع <Code>{one.number}</Code>
          </h1>
          <p className="muted sm">
            <bdi>{one.bank}</bdi> · <Money amount={one.amount} />
          </p>
        </div>
        <div className="acts">
          <a href={`${slipPath(one.id)}/pdf`} target="_blank" className={buttonLook()} rel="noopener">
            <Printer className="i i-sm" aria-hidden />
            اطبع القسيمة
          </a>
        </div>
      </div>
      {one.rentAstray > 0n && (
        <Alert kind="warning">
          في القسيمة من إيجار الملّاك <Money amount={one.rentAstray} /> ومكانه حساب الأمانات لا الحساب التشغيلي. حين يُحصَّل تصل
          المحاسب مهمة بتحويله إليه.
        </Alert>
      )}
      <div className="cols">
        <div className="stack">
          {waiting.length > 0 && <Waiting rows={waiting} {...{ today, days, maySettle, reply }} />}
          {known.length > 0 && (
            <Card title="ما عُرف مصيره" flush>
              <Table caption="ما عُرف مصيره" columns={columns} rows={known} keyOf={({ id }) => id} />
            </Card>
          )}
        </div>
        <About {...one} />
      </div>
    </>
  )
}

type WaitingProps = { rows: Row[]; today: string; days: BankDays; maySettle: boolean; reply: Reply | undefined }

/** What the bank has paid is ticked and said at once; one that came back is opened. */
function Waiting({ rows, today, days, maySettle, reply }: WaitingProps) {
  const table = { caption: 'لدى البنك', columns, rows, keyOf: ({ id }: Row) => id }
  if (!maySettle)
    return (
      <Card title="لدى البنك" flush>
        <Table {...table} />
      </Card>
    )
  return (
    <Card title="لدى البنك" flush>
      <PostForm action="?act=clear" reply={reply} before="التحصيل">
        <div className="card-b stack">
          <p className="muted sm">حدّد ما دفعه البنك كما في كشفه. ما ارتجع يُسجّل من صفحة الشيك.</p>
          <DateField
            {...fieldsOf<ClearChequeForm>(reply)('on', days.last ?? '')}
            label="تاريخ البنك"
            help={`${bankDaysInWords(days, today)} ولا يُحصَّل شيك قبل تاريخه.`}
            required
          />
          <NonePicked errors={reply?.fields.chequeId} />
        </div>
        <Table
          {...table}
          selection={{
            name: 'chequeId',
            labelOf: ({ number, drawer }) => `حُصّل الشيك ${number}، ${drawer}`,
            sumOf: (picked) => <Money amount={picked.reduce((sum, { amount }) => sum + amount, 0n)} />,
            actions: <SubmitButton>سجّل التحصيل</SubmitButton>,
          }}
        />
      </PostForm>
    </Card>
  )
}

function About({ bank, holder, iban, branch, by, depositedAt }: ShownSlip) {
  return (
    <Card title="بياناتها">
      <dl className="told">
        <Told question="البنك">{bank}</Told>
        <Told question="صاحب الحساب">{holder}</Told>
        <Told question="الآيبان">
          <Code>{iban}</Code>
        </Told>
        <Told question="الفرع">{branch}</Told>
        <Told question="أودعها">
          {by}، <DateText at={depositedAt} time />
        </Told>
      </dl>
    </Card>
  )
}
