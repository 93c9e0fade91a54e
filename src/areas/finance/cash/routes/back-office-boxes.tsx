import { Link } from 'react-router'
import { branches } from '#areas/company/public.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText, Money } from '#ui/values.tsx'
import { boxes } from '../box-queries.ts'
import { boxesPath } from '../cash-paths.ts'
import { sessionPath } from '../session-asked.ts'
import { BoxActs } from '../ui/box-acts.tsx'
import { SessionBadge } from '../ui/difference.tsx'
import { addBox, renameBox, resumeBox, stopBox } from '../use-cases/change-boxes.ts'
import type { Route } from './+types/back-office-boxes'

export const meta = () => [{ title: 'الصناديق · التحالف' }]

export const handle = { crumb: () => 'الصناديق' }

export const loader = page(financePermissions.viewBoxes, async (ctx, { query }) => {
  const list = await boxes(ctx)
  const mayManage = ctx.actor.may(financePermissions.manageBoxes)
  return {
    boxes: list,
    mayManage,
    chosen: (mayManage && list.find(({ id }) => id === query.get('box'))) || null,
    offices: mayManage ? (await branches(ctx)).map(({ id, nameAr }) => [id, nameAr] as const) : [],
  }
})

export const action = submitOneOf({
  add: submit(addBox, ({ name }) => saying(`أُضيف الصندوق ${name}`, boxesPath)),
  rename: submit(renameBox, () => saying('حُفظ اسم الصندوق', boxesPath)),
  stop: submit(stopBox, ({ name }) => saying(`أُوقف الصندوق ${name}`, boxesPath)),
  resume: submit(resumeBox, ({ name }) => saying(`أُعيد استخدام الصندوق ${name}`, boxesPath)),
})

type Shown = Route.ComponentProps['loaderData']
type Box = Shown['boxes'][number]

const columns: Column<Box>[] = [
  {
    key: 'name',
    title: 'الصندوق',
    cell: ({ name, active }) => (
      <span className="row wrap">
        <bdi className="medium">{name}</bdi>
        {!active && <Badge>موقوف</Badge>}
      </span>
    ),
  },
  { key: 'branch', title: 'الفرع', cell: ({ branch }) => branch },
  {
    key: 'keeper',
    title: 'في عهدة',
    cell: ({ keeper, sessionId }) => keeper && sessionId && <Kept {...{ keeper, sessionId }} />,
  },
  { key: 'since', title: 'منذ', cell: ({ begunAt }) => begunAt && <DateText at={begunAt} time /> },
  { key: 'status', title: 'الوردية', cell: ({ status }) => status && <SessionBadge status={status} /> },
]

const Kept = ({ keeper, sessionId }: { keeper: string; sessionId: string }) => (
  <Link className="link" to={sessionPath(sessionId)}>
    <bdi>{keeper}</bdi>
  </Link>
)

const balance: Column<Box> = {
  key: 'balance',
  title: 'الرصيد',
  numeric: true,
  cell: ({ balance: amount }) => (amount === null ? null : <Money amount={amount} />),
}

const change: Column<Box> = {
  key: 'change',
  title: 'تعديل',
  cell: ({ id, name }) => (
    <Link className="link sm" to={`${boxesPath}?box=${id}`} aria-label={`عدّل ${name}`} preventScrollReset>
      عدّل
    </Link>
  ),
}

export default function BoxesPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { mayManage, chosen, offices } = shown
  return (
    <FinanceFrame title="الصناديق">
      <div className={mayManage ? 'cols' : 'stack'}>
        <Card flush>
          <List {...shown} />
        </Card>
        {mayManage && <BoxActs key={chosen?.id} chosen={chosen} offices={offices} reply={actionData} />}
      </div>
    </FinanceFrame>
  )
}

function List({ boxes: rows, mayManage }: Shown) {
  if (rows.length === 0)
    return <Empty title="لا صناديق بعد">{mayManage ? 'أضف صندوق كل فرع، ثم افتح عليه وردية.' : 'يضيفها المحاسب.'}</Empty>
  const withBalance = rows.some(({ balance: amount }) => amount !== null)
  return (
    <Table
      caption="الصناديق"
      columns={[...columns, ...(withBalance ? [balance] : []), ...(mayManage ? [change] : [])]}
      rows={rows}
      keyOf={({ id }) => id}
    />
  )
}
