import { Link } from 'react-router'
import { ContractStateBadge } from '#areas/contracts/public-ui.tsx'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { leasePath, rentRunPath } from '../lease.ts'
import { type RentRun, type RunRow, rentRun } from '../rent-run-detail.ts'
import { runRent } from '../use-cases/run-rent.ts'
import type { Route } from './+types/back-office-rent-run'

export const meta = () => [{ title: 'أقساط الفترة · التحالف' }]

export const handle = { crumb: () => 'أقساط الفترة' }

export const loader = page(propertiesPermissions.runRent, async (ctx) => ({ run: await rentRun(ctx) }))

export const action = submit(runRent, ({ demands }) =>
  saying(
    demands > 0
      ? `صدر ${howMany(demands, 'instalment')}، وبقي ما صدر من قبل كما هو.`
      : 'لا جديد يصدر، وبقي ما صدر من قبل كما هو.',
    rentRunPath,
  ),
)

const columns: Column<RunRow>[] = [
  {
    key: 'contract',
    title: 'العقد',
    cell: ({ contractId, contract }) => (
      <Link className="link medium" to={leasePath(contractId)}>
        <Code>{contract}</Code>
      </Link>
    ),
  },
  { key: 'tenant', title: 'المستأجر', cell: ({ tenant }) => <bdi>{tenant}</bdi> },
  { key: 'unit', title: 'الوحدة', cell: ({ unit }) => <bdi>{unit}</bdi> },
  { key: 'due', title: 'يستحق', cell: ({ dueOn }) => <DateText at={dueOn} /> },
  {
    key: 'amount',
    title: 'المبلغ',
    numeric: true,
    cell: ({ amount, vat }) => (
      <>
        <Money amount={amount + vat} />
        {vat > 0n && (
          <span className="xs muted db">
            منه ضريبة <Money amount={vat} />
          </span>
        )}
      </>
    ),
  },
]

const withState: Column<RunRow>[] = [
  ...columns,
  { key: 'state', title: 'لماذا لم يصدر', cell: (one) => <ContractStateBadge {...one} /> },
]

const keyOf = ({ contractId, fromDay }: RunRow) => `${contractId} ${fromDay}`

export default function RentRunPage({ loaderData: { run }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>أقساط الفترة</h1>
          <p className="muted sm">
            تصدر كل ليلة أقساط ما يستحق خلال أسبوع، كل قسط مرة واحدة. الآتي حتى <DateText at={run.until} />
          </p>
        </div>
      </div>
      <Card title="ما يصدر الآن" flush>
        {run.count > 0 ? (
          <>
            <div className="card-b">
              <PostForm reply={reply}>
                <p>
                  يصدر {howMany(run.count, 'instalment')} بمجموع <Money amount={run.amount} /> مع ضريبة ما يخضع لها
                </p>
                <div>
                  <SubmitButton>أصدر أقساط الفترة</SubmitButton>
                </div>
              </PostForm>
            </div>
            <Table caption="ما يصدر الآن" columns={columns} rows={run.rows} keyOf={keyOf} />
          </>
        ) : (
          <Empty title="لا أقساط تصدر الآن">صدر كل ما يستحق خلال أسبوع.</Empty>
        )}
      </Card>
      {run.left.length > 0 && (
        <Card title="حان ولم يصدر" flush>
          <div className="card-b">
            <p className="muted sm">لا يصدر قسط عقد لم يُفعَّل. وقّعه وفعّله، فتصدر أقساطه معه.</p>
          </div>
          <Table caption="حان ولم يصدر" columns={withState} rows={run.left} keyOf={keyOf} />
        </Card>
      )}
      <Runs runs={run.runs} />
    </>
  )
}

function Runs({ runs }: Pick<RentRun, 'runs'>) {
  if (runs.length === 0) return null
  return (
    <Card title="ما صدر من قبل" flush>
      <ul className="list">
        {runs.map(({ demandedOn, count, amount }) => (
          <li key={demandedOn}>
            <span className="grow">
              <span className="t">{demandedOn && <DateText at={demandedOn} weekday />}</span>
              <span className="xs muted db">{howMany(Number(count), 'instalment')}، ومبلغها قبل الضريبة</span>
            </span>
            <Money amount={amount} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
