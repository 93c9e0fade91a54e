import { financePermissions as may } from '#areas/finance/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { Pager } from '#ui/links.tsx'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { SavedViews } from '#ui/saved-views.tsx'
import { dayOf } from '#values/days.ts'
import { costCodes } from '../bill.ts'
import { pettyPath } from '../petty.ts'
import { pettyAddress, pettyPerPage, readPettyAsked } from '../petty-asked.ts'
import { pettyBox, pettyExpenses } from '../petty-queries.ts'
import { accountsUnder } from '../queries.ts'
import { refundsAtBox } from '../refund-voucher.ts'
import { TakenRefunds, TakeRefund } from '../ui/cash-refunds.tsx'
import { ReversePetty, SpendPetty } from '../ui/petty-forms.tsx'
import { PettyFilters, PettyTable } from '../ui/petty-table.tsx'
import { reversePetty, spendPetty } from '../use-cases/spend-petty.ts'
import { takeSupplierRefund } from '../use-cases/take-refund.ts'
import { pettyViews } from '../views.ts'
import type { Route } from './+types/back-office-petty'

export const meta = () => [{ title: 'المصروفات النثرية · التحالف' }]

export const handle = { crumb: () => 'المصروفات النثرية' }

export const loader = page(may.viewPetty, async (ctx, { query }) => {
  const asked = readPettyAsked(query)
  const list = await pettyExpenses(ctx, asked)
  const act = query.get('act') ?? ''
  return {
    ...{ asked, ...list, act, isView: act in pettyViews.acts, views: await pettyViews.of(ctx) },
    ...{ accounts: await accountsUnder(ctx, costCodes), mayTake: ctx.actor.may(may.exportPetty) },
    chosen: list.rows.find(({ id, mayReverse }) => mayReverse && id === asked.expense) ?? null,
    refunds:
      ctx.actor.may(may.receivePayments) && ctx.actor.may(may.keepBoxes)
        ? { formId: ctx.newId(), ...(await refundsAtBox(ctx)) }
        : null,
    spending: ctx.actor.may(may.spendPetty)
      ? {
          ...{ formId: ctx.newId(), today: dayOf(ctx.now()), box: (await pettyBox(ctx))?.name ?? null },
          mayKeep: ctx.actor.may(may.keepBoxes),
        }
      : null,
  }
})

export const action = submitOneOf({
  ...pettyViews.acts,
  spend: submit(spendPetty, ({ payee }) => saying(`سُجّل المصروف لـ${payee}`, pettyPath)),
  'take-refund': submit(takeSupplierRefund, () => saying('قُبض رد المورّد، وصدر سنده', pettyPath)),
  reverse: submit(reversePetty, ({ payee }) => saying(`عُكس المصروف لـ${payee}`, pettyPath)),
})

export default function PettyPage({ loaderData: shown, actionData: reply }: Route.ComponentProps) {
  const { asked, views, rows, sums, count, at, branches, accounts, mayTake, spending, chosen, act, isView, refunds } = shown
  // Whoever has no open box looks first, and reads below how it is spent.
  const form = spending && (
    <SpendPetty key={rows[0]?.id} {...spending} accounts={accounts} reply={act === 'spend' ? reply : undefined} />
  )
  return (
    <>
      <div className="page-h">
        <h1>المصروفات النثرية</h1>
        {mayTake && count > 0 && (
          <div className="acts">
            <TakeAlong address={pettyAddress({ ...asked, page: 1 }, `${pettyPath}/export`)} />
          </div>
        )}
      </div>
      {!spending && !isView && <Unheard reply={reply} />}
      <div className="stack">
        {chosen && (
          <ReversePetty
            key={chosen.id}
            expense={chosen}
            box={spending?.box ?? null}
            reply={act === 'reverse' ? reply : undefined}
          />
        )}
        {spending?.box && form}
        <Card
          flush
          footer={<Pager page={at} perPage={pettyPerPage} total={count} toPage={(page) => pettyAddress({ ...asked, page })} />}
        >
          <PettyFilters asked={asked} accounts={accounts} branches={branches} />
          <SavedViews views={views} here={pettyAddress({ ...asked, expense: '', page: 1 })} reply={isView ? reply : undefined} />
          <PettyTable rows={rows} sums={sums} asked={asked} />
        </Card>
        {!spending?.box && form}
        {refunds && <TakenRefunds taken={refunds.taken} />}
        {refunds && refunds.bills.length > 0 && (
          <TakeRefund
            key={`refund ${refunds.taken[0]?.id}`}
            {...{ formId: refunds.formId, bills: refunds.bills, box: spending?.box ?? null }}
            action={`${pettyPath}?act=take-refund`}
            reply={act === 'take-refund' ? reply : undefined}
          />
        )}
      </div>
    </>
  )
}
