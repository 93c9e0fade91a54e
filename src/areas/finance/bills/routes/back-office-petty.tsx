import { Link } from 'react-router'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText, Money } from '#ui/values.tsx'
import { dayOf } from '#values/days.ts'
import { costCodes } from '../bill.ts'
import { pettyPath } from '../petty.ts'
import { type PettyRow, pettyBox, pettyExpenses } from '../petty-queries.ts'
import { accountsUnder } from '../queries.ts'
import { ReversePetty, SpendPetty } from '../ui/petty-forms.tsx'
import { reversePetty, spendPetty } from '../use-cases/spend-petty.ts'
import type { Route } from './+types/back-office-petty'

export const meta = () => [{ title: 'المصروفات النثرية · التحالف' }]

export const handle = { crumb: () => 'المصروفات النثرية' }

export const loader = page(may.viewPetty, async (ctx, { query }) => {
  const maySpend = ctx.actor.may(may.spendPetty)
  const rows = await pettyExpenses(ctx)
  return {
    ...{
      rows,
      act: query.get('act'),
      chosen: rows.find(({ id, mayReverse }) => mayReverse && id === query.get('expense')) ?? null,
    },
    spending: maySpend
      ? {
          ...{ formId: ctx.newId(), today: dayOf(ctx.now()), box: (await pettyBox(ctx))?.name ?? null },
          mayKeep: ctx.actor.may(may.keepBoxes),
          accounts: await accountsUnder(ctx, costCodes),
        }
      : null,
  }
})

export const action = submitOneOf({
  spend: submit(spendPetty, ({ payee }) => saying(`سُجّل المصروف لـ${payee}`, pettyPath)),
  reverse: submit(reversePetty, ({ payee }) => saying(`عُكس المصروف لـ${payee}`, pettyPath)),
})

const columns: Column<PettyRow>[] = [
  {
    key: 'description',
    title: 'المصروف',
    cell: ({ description, payee, reason }) => (
      <>
        <bdi>{description}</bdi>
        <span className="block muted sm">
          <bdi>{payee}</bdi>
          {reason && ` · عُكس: ${reason}`}
        </span>
      </>
    ),
  },
  {
    key: 'spentAt',
    title: 'صُرف',
    cell: ({ spentAt, box, by }) => (
      <>
        <DateText at={spentAt} time />
        <span className="block muted sm">
          {box}، {by}
        </span>
      </>
    ),
  },
  { key: 'vat', title: 'ضريبة تُسترد', numeric: true, cell: ({ vat }) => (vat > 0n ? <Money amount={vat} /> : null) },
  { key: 'amount', title: 'المبلغ', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
  {
    key: 'paper',
    title: 'الورقة',
    cell: ({ fileId, description }) => (
      <a className="link sm" href={`/files/${fileId}`} aria-label={`الورقة: ${description}`} download>
        الورقة
      </a>
    ),
  },
  {
    key: 'reverse',
    title: 'عكس',
    cell: ({ id, mayReverse, description }) =>
      mayReverse ? (
        <Link className="link sm" to={`${pettyPath}?expense=${id}`} aria-label={`اعكس ${description}`}>
          اعكس
        </Link>
      ) : null,
  },
]

export default function PettyPage({ loaderData: { rows, spending, chosen, act }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>المصروفات النثرية</h1>
      </div>
      {!spending && <Unheard reply={reply} />}
      <div className={spending ? 'cols' : 'stack'}>
        <Card flush>
          {rows.length > 0 ? (
            <Table caption="المصروفات النثرية" columns={columns} rows={rows} keyOf={({ id }) => id} />
          ) : (
            <Empty title="لا مصروفات بعد">ما يُدفع من صندوق فورًا بورقة: ضيافة، قرطاسية، وقود. حتى 100 ر.ع.</Empty>
          )}
        </Card>
        {spending && (
          <div className="stack">
            {chosen && <ReversePetty key={chosen.id} expense={chosen} reply={act === 'reverse' ? reply : undefined} />}
            <SpendPetty key={rows[0]?.id} {...spending} reply={act === 'spend' ? reply : undefined} />
          </div>
        )}
      </div>
    </>
  )
}
