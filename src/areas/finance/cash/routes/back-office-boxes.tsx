import { Link } from 'react-router'
import { branches } from '#areas/company/public.ts'
import { leafAddress } from '#areas/finance/ledger/movements-asked.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { BranchChoice } from '#areas/finance/ui/branch-choice.tsx'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Figures } from '#ui/figures.tsx'
import { FilterBar, FilterChoice } from '#ui/filter-bar.tsx'
import { OpenLink } from '#ui/links.tsx'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { SavedViews } from '#ui/saved-views.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText, Money } from '#ui/values.tsx'
import { boxesAddress, boxStates, readBoxesAsked } from '../box-asked.ts'
import { type BoxRow, boxList } from '../box-queries.ts'
import { boxLeaf } from '../cash.ts'
import { boxesPath } from '../cash-paths.ts'
import { sessionPath } from '../session-asked.ts'
import { BoxActs } from '../ui/box-acts.tsx'
import { SessionBadge } from '../ui/difference.tsx'
import { addBox, renameBox, resumeBox, stopBox } from '../use-cases/change-boxes.ts'
import { boxViews } from '../views.ts'
import type { Route } from './+types/back-office-boxes'

export const meta = () => [{ title: 'الصناديق · التحالف' }]

export const handle = { crumb: () => 'الصناديق' }

export const loader = page(financePermissions.viewBoxes, async (ctx, { query }) => {
  const asked = readBoxesAsked(query)
  const list = await boxList(ctx, asked)
  const mayManage = ctx.actor.may(financePermissions.manageBoxes)
  return {
    ...{ asked, list, mayManage, isView: (query.get('act') ?? '') in boxViews.acts },
    mayExport: ctx.actor.may(financePermissions.exportBoxes),
    opensBooks: ctx.actor.may(financePermissions.viewBooks),
    views: await boxViews.of(ctx),
    chosen: (mayManage && list.rows.find(({ id }) => id === query.get('box'))) || null,
    offices: mayManage ? (await branches(ctx)).map(({ id, nameAr }) => [id, nameAr] as const) : [],
  }
})

export const action = submitOneOf({
  ...boxViews.acts,
  add: submit(addBox, ({ name }) => saying(`أُضيف الصندوق ${name}`, boxesPath)),
  rename: submit(renameBox, () => saying('حُفظ اسم الصندوق', boxesPath)),
  stop: submit(stopBox, ({ name }) => saying(`أُوقف الصندوق ${name}`, boxesPath)),
  resume: submit(resumeBox, ({ name }) => saying(`أُعيد استخدام الصندوق ${name}`, boxesPath)),
})

type Shown = Route.ComponentProps['loaderData']

const columns: Column<BoxRow>[] = [
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

const balance = (opens: boolean): Column<BoxRow> => ({
  key: 'balance',
  title: 'الرصيد',
  numeric: true,
  cell: ({ id, balance: amount }) =>
    amount !== null && (
      <OpenLink to={opens && leafAddress(boxLeaf(id))}>
        <Money amount={amount} />
      </OpenLink>
    ),
})

const change: Column<BoxRow> = {
  key: 'change',
  title: 'تعديل',
  isAct: true,
  cell: ({ id, name }) => (
    <Link className="link sm" to={`${boxesPath}?box=${id}`} aria-label={`عدّل ${name}`} preventScrollReset>
      عدّل
    </Link>
  ),
}

export default function BoxesPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { asked, list, views, isView, mayManage, mayExport, chosen, offices } = shown
  return (
    <FinanceFrame
      title="الصناديق"
      action={mayExport && list.rows.length > 0 && <TakeAlong address={boxesAddress(asked, `${boxesPath}/export`)} />}
    >
      <div className={mayManage ? 'cols' : 'stack'}>
        <Card flush>
          <Filters {...shown} />
          <SavedViews views={views} here={boxesAddress(asked)} reply={isView ? actionData : undefined} />
          <List {...shown} />
        </Card>
        {mayManage && (
          <BoxActs
            key={chosen?.id ?? list.rows.length}
            chosen={chosen}
            offices={offices}
            reply={isView ? undefined : actionData}
          />
        )}
      </div>
    </FinanceFrame>
  )
}

function Filters({ asked, list }: Shown) {
  const { q, branch, state } = asked
  return (
    <FilterBar
      key={boxesAddress(asked)}
      label="تصفية الصناديق"
      search={{ name: 'q', label: 'ابحث باسم الصندوق أو أمينه', value: q }}
      filters={[branch, state]}
      clear={boxesPath}
    >
      <BranchChoice branches={list.offices} chosen={branch} />
      <FilterChoice name="state" label="الحالة" all="كل الحالات" chosen={state} options={Object.entries(boxStates)} />
    </FilterBar>
  )
}

function List({ asked, list: { rows, sum }, mayManage, opensBooks }: Shown) {
  if (rows.length === 0 && boxesAddress(asked) !== boxesPath)
    return <Empty title="لا صندوق بهذه الشروط">امسح شروط البحث لترى كل الصناديق.</Empty>
  if (rows.length === 0)
    return <Empty title="لا صناديق بعد">{mayManage ? 'أضف صندوق كل فرع، ثم افتح عليه وردية.' : 'يضيفها المحاسب.'}</Empty>
  return (
    <>
      {sum !== null && <Figures figures={[['في هذه الصناديق', sum]]} />}
      <Table
        caption="الصناديق"
        columns={[...columns, ...(sum === null ? [] : [balance(opensBooks)]), ...(mayManage ? [change] : [])]}
        rows={rows}
        keyOf={({ id }) => id}
      />
    </>
  )
}
