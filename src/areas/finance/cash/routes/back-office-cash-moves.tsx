import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { ListCard } from '#areas/finance/ui/list-card.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Figures } from '#ui/figures.tsx'
import { FilterBar, FilterChoice, FilterDays } from '#ui/filter-bar.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText, Money, Num } from '#ui/values.tsx'
import { boxes } from '../box-queries.ts'
import { moveStatuses } from '../cash.ts'
import { movePath, movesPath } from '../cash-paths.ts'
import type { MoveCashForm } from '../inputs.ts'
import { movesAddress, movesPerPage, readMovesAsked } from '../move-asked.ts'
import { accountsToTransfer, type MoveRow, moves, ownBox, placesToMove, placesToWithdraw } from '../move-queries.ts'
import { MoveBadge } from '../ui/move-badge.tsx'
import { NoOwnBox } from '../ui/no-own-box.tsx'
import { TransferForm } from '../ui/transfer-form.tsx'
import { WithdrawForm } from '../ui/withdraw-form.tsx'
import { moveCash } from '../use-cases/move-cash.ts'
import { transferBetweenBanks } from '../use-cases/transfer-between-banks.ts'
import { withdrawCash } from '../use-cases/withdraw-cash.ts'
import { moveViews } from '../views.ts'
import type { Route } from './+types/back-office-cash-moves'

export const meta = () => [{ title: 'نقل النقد · التحالف' }]

export const handle = { crumb: () => 'نقل النقد' }

export const loader = page(financePermissions.viewBoxes, async (ctx, { query }) => {
  const asked = readMovesAsked(query)
  const from = await ownBox(ctx)
  return {
    ...{ asked, isView: (query.get('act') ?? '') in moveViews.acts, views: await moveViews.of(ctx) },
    ...(await moves(ctx, asked)),
    choices: (await boxes(ctx)).map(({ id, name }) => [id, name] as const),
    mayExport: ctx.actor.may(financePermissions.exportBoxes),
    mayMove: ctx.actor.may(financePermissions.moveCash),
    mayKeep: ctx.actor.may(financePermissions.keepBoxes),
    withdrawing: await placesToWithdraw(ctx),
    transferring: await accountsToTransfer(ctx),
    ...{ act: query.get('act'), withdrawId: ctx.newId(), transferId: ctx.newId() },
    form: from && { moveId: ctx.newId(), from: from.name, places: await placesToMove(ctx, from.id) },
  }
})

export const action = submitOneOf({
  ...moveViews.acts,
  transfer: submit(transferBetweenBanks, ({ id, waits }) =>
    waits ? saying('أُرسل التحويل للاعتماد', movesPath) : saying('خرج المبلغ من الحساب، وهو في الطريق', movePath(id)),
  ),
  withdraw: submit(withdrawCash, ({ id }) => saying('خرج النقد من البنك، وهو في الطريق', movePath(id))),
  move: submit(moveCash, ({ id }) => saying('خرج النقد من صندوقك، وهو في الطريق', movePath(id))),
})

type Shown = Route.ComponentProps['loaderData']

const columns: Column<MoveRow>[] = [
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
  const { asked, isView, views, rows, at, total, mayMove, mayKeep, mayExport, form } = shown
  const { withdrawing, withdrawId, transferring, transferId, act } = shown
  const mayAny = mayMove || withdrawing || transferring
  const moving = act === 'move' ? actionData : undefined
  return (
    <FinanceFrame
      title="نقل النقد"
      action={mayExport && total > 0 && <TakeAlong address={movesAddress({ ...asked, page: 1 }, `${movesPath}/export`)} />}
    >
      <div className={mayAny ? 'cols' : 'stack'}>
        <ListCard
          {...{ asked, views, at, count: total, reply: isView ? actionData : undefined }}
          perPage={movesPerPage}
          address={movesAddress}
          filters={<Filters {...shown} />}
        >
          {rows.length > 0 ? (
            <>
              <Sums {...shown} />
              <Table caption="نقل النقد" columns={columns} rows={rows} keyOf={({ id }) => id} />
            </>
          ) : (
            <Empty title="لا نقد هنا">ما يُنقل بين الصناديق وإلى البنك يظهر هنا حتى يصل.</Empty>
          )}
        </ListCard>
        {mayAny && (
          <div className="stack">
            {mayMove && (form ? <Move key={form.moveId} form={form} reply={moving} /> : <NoSession mayKeep={mayKeep} />)}
            {withdrawing && (
              <WithdrawForm
                key={withdrawId}
                places={withdrawing}
                formId={withdrawId}
                reply={act === 'withdraw' ? actionData : undefined}
              />
            )}
            {transferring && (
              <TransferForm
                key={transferId}
                accounts={transferring}
                formId={transferId}
                reply={act === 'transfer' ? actionData : undefined}
              />
            )}
          </div>
        )}
      </div>
    </FinanceFrame>
  )
}

const Sums = ({ sums }: Shown) => <Figures figures={sums.map(({ status, sum }) => [moveStatuses[status], sum])} />

function Filters({ asked, choices }: Shown) {
  const { q, box, status, from, to } = asked
  return (
    <FilterBar
      key={movesAddress(asked)}
      label="تصفية النقل"
      search={{ name: 'q', label: 'رقم النقل أو القسيمة', value: q }}
      filters={[box, status, from, to]}
      clear={movesPath}
    >
      <FilterChoice name="status" label="الحالة" all="كل الحالات" chosen={status} options={Object.entries(moveStatuses)} />
      <FilterChoice name="box" label="الصندوق" all="كل الصناديق" chosen={box} options={choices} />
      <FilterDays from={from} to={to} />
    </FilterBar>
  )
}

function Move({ form, reply }: { form: NonNullable<Shown['form']>; reply: Reply | undefined }) {
  const field = fieldsOf<MoveCashForm>(reply)
  const { defaultValue } = field('moveId', form.moveId)
  return (
    <Card title="انقل نقدًا" actions={<Badge tone="info">{form.from}</Badge>}>
      <PostForm action="?act=move" reply={reply} before="النقل">
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

const NoSession = ({ mayKeep }: { mayKeep: boolean }) => (
  <Card title="انقل نقدًا">
    <NoOwnBox mayKeep={mayKeep}>يُنقل النقد من صندوق ورديته مفتوحة في عهدتك.</NoOwnBox>
  </Card>
)
