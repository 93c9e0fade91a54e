import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page, saying, submit } from '#platform/http.ts'
import { Badge, Chip } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Pager } from '#ui/links.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText, Money, Num } from '#ui/values.tsx'
import { type MoveStatus, moveStatuses } from '../cash.ts'
import { boxesPath, movePath } from '../cash-paths.ts'
import type { MoveCashForm } from '../inputs.ts'
import { movesAddress, movesPerPage, readMovesAsked } from '../move-asked.ts'
import { moves, ownBox, placesToMove } from '../move-queries.ts'
import { MoveBadge } from '../ui/move-badge.tsx'
import { moveCash } from '../use-cases/move-cash.ts'
import type { Route } from './+types/back-office-cash-moves'

export const meta = () => [{ title: 'نقل النقد · التحالف' }]

export const handle = { crumb: () => 'نقل النقد' }

export const loader = page(financePermissions.viewBoxes, async (ctx, { query }) => {
  const asked = readMovesAsked(query)
  const from = await ownBox(ctx)
  return {
    asked,
    ...(await moves(ctx, asked)),
    mayMove: ctx.actor.may(financePermissions.moveCash),
    form: from && { moveId: ctx.newId(), from: from.name, places: await placesToMove(ctx, from.id) },
  }
})

export const action = submit(moveCash, ({ id }) => saying('خرج النقد من صندوقك، وهو في الطريق', movePath(id)))

type Shown = Route.ComponentProps['loaderData']

const columns: Column<Shown['rows'][number]>[] = [
  {
    key: 'number',
    title: 'النقل',
    cell: ({ id, number }) => (
      <Link className="link" to={movePath(id)}>
        <Num>{number}</Num>
      </Link>
    ),
  },
  { key: 'from', title: 'من', cell: ({ from }) => <bdi>{from}</bdi> },
  { key: 'to', title: 'إلى', cell: ({ to }) => <bdi>{to}</bdi> },
  { key: 'at', title: 'خرج', cell: ({ movedAt }) => <DateText at={movedAt} time /> },
  { key: 'by', title: 'نقله', cell: ({ by }) => <bdi>{by}</bdi> },
  { key: 'status', title: 'الحالة', cell: ({ status }) => <MoveBadge status={status} /> },
  { key: 'amount', title: 'المبلغ', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
]

export default function CashMovesPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { asked, rows, total, mayMove, form } = shown
  return (
    <FinanceFrame title="نقل النقد">
      <div className={mayMove ? 'cols' : 'stack'}>
        <Card
          flush
          footer={
            <Pager page={asked.page} perPage={movesPerPage} total={total} toPage={(page) => movesAddress({ ...asked, page })} />
          }
        >
          <nav className="toolbar" aria-label="تصفية النقل">
            {Object.entries(moveStatuses).map(([status, label]) => (
              <Filter key={status} status={status as MoveStatus} label={label} current={asked.status} />
            ))}
          </nav>
          {rows.length > 0 ? (
            <Table caption="نقل النقد" columns={columns} rows={rows} keyOf={({ id }) => id} />
          ) : (
            <Empty title="لا نقد هنا">ما يُنقل بين الصناديق وإلى البنك يظهر هنا حتى يصل.</Empty>
          )}
        </Card>
        {mayMove && (form ? <Move key={form.moveId} form={form} reply={actionData} /> : <NoSession />)}
      </div>
    </FinanceFrame>
  )
}

function Filter({ status, label, current }: { status: MoveStatus; label: string; current: string }) {
  const on = status === current
  return (
    <Chip to={movesAddress({ status: on ? '' : status, page: 1 })} pressed={on}>
      {label}
    </Chip>
  )
}

function Move({ form, reply }: { form: NonNullable<Shown['form']>; reply: Reply | undefined }) {
  const field = fieldsOf<MoveCashForm>(reply)
  const { defaultValue } = field('moveId', form.moveId)
  return (
    <Card title="انقل نقدًا" actions={<Badge tone="info">{form.from}</Badge>}>
      <PostForm reply={reply} before="النقل">
        <input type="hidden" name="moveId" value={defaultValue} />
        <SelectField {...field('to')} label="إلى" options={form.places} required />
        <MoneyField {...field('amount')} label="المبلغ" required />
        <Field {...field('slip')} label="رقم قسيمة البنك" help="إن كان معك، وإلا كتبه من يؤكد وصوله." dir="ltr" optional />
        <div>
          <SubmitButton>انقل النقد</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

function NoSession() {
  return (
    <Card title="انقل نقدًا">
      <p className="muted sm">يُنقل النقد من صندوق ورديته مفتوحة في عهدتك.</p>
      <Link className="link sm" to={`${boxesPath}/mine`}>
        افتح ورديتك
      </Link>
    </Card>
  )
}
