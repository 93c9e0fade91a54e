import { poolsPath } from '#areas/finance/addresses.ts'
import { movesPath } from '#areas/finance/cash/cash-paths.ts'
import { trustSeen } from '#areas/finance/ledger/own-money.ts'
import { payoutPath } from '#areas/finance/payouts/payout-asked.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { BranchChoice } from '#areas/finance/ui/branch-choice.tsx'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page, saying, sayingOfSeveral, submit, submitOneOf } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { FilterBar } from '#ui/filter-bar.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { Pager } from '#ui/links.tsx'
import { dayOf } from '#values/days.ts'
import { howMany } from '#values/plural.ts'
import { poolsDue } from '../due-pools.ts'
import { ownersOwed } from '../owed-owners.ts'
import { payOwed } from '../pay-owed.ts'
import { transfersWaiting } from '../payout-list.ts'
import { poolPath, poolsAddress, poolsPerPage, readPoolsAsked } from '../pool-asked.ts'
import { poolShown, poolsAskedFor, suppliersToPay } from '../queries.ts'
import { settleDue } from '../settle-due.ts'
import { transferOrdered } from '../transfer-ordered.ts'
import { OwnerBillCard } from '../ui/bill-card.tsx'
import { DueCard } from '../ui/due-card.tsx'
import { OwedCard } from '../ui/owed-card.tsx'
import { isHeard, OwnersCard, PoolCard, SettlementsCard } from '../ui/pool-card.tsx'
import { PoolsTable } from '../ui/pools-table.tsx'
import { AllStatementsCard, OwnerStatementCard } from '../ui/statement-card.tsx'
import { TransfersCard } from '../ui/transfers-card.tsx'
import { TrustCard } from '../ui/trust-card.tsx'
import { enterOwnerBill } from '../use-cases/enter-owner-bill.ts'
import { payOwner } from '../use-cases/pay-owner.ts'
import { cancelSettlement, prepareSettlement, reverseSettlement } from '../use-cases/settle-owners.ts'
import type { Route } from './+types/back-office-owners'

export const meta = () => [{ title: 'أمانات الملّاك · التحالف' }]

export const handle = { crumb: () => 'أمانات الملّاك' }

export const loader = page(financePermissions.viewPools, async (ctx, { query }) => {
  const asked = readPoolsAsked(query)
  return {
    ...{ asked, ...(await poolsAskedFor(ctx, asked)), pool: await poolShown(ctx, asked.mandate) },
    suppliers: ctx.actor.may(financePermissions.enterBills) ? await suppliersToPay(ctx) : [],
    ...{ waiting: await transfersWaiting(ctx), trust: await trustSeen(ctx), due: asked.mandate ? null : await poolsDue(ctx) },
    owed: asked.mandate ? null : await ownersOwed(ctx),
    sends: ctx.actor.may(financePermissions.transferBetweenBanks) ? movesPath : null,
    ...{ formId: ctx.newId(), act: query.get('act'), today: dayOf(ctx.now()) },
  }
})

type Done = { done: number; refused: string | null }
const told =
  (what: string, thing: 'settlement' | 'voucher', after = '') =>
  ({ done, refused }: Done) =>
    sayingOfSeveral(`${what} ${howMany(done, thing)}${after}.`, refused, poolsPath)

export const action = submitOneOf({
  prepare: submit(prepareSettlement, ({ number, mandateId }) =>
    saying(`جُهّزت التسوية ${number}، وهي بانتظار الاعتماد`, poolPath(mandateId)),
  ),
  cancel: submit(cancelSettlement, ({ mandateId }) => saying('أُلغيت التسوية', poolPath(mandateId))),
  reverse: submit(reverseSettlement, ({ mandateId }) => saying('عُكست التسوية', poolPath(mandateId))),
  due: submit(settleDue, told('جُهّزت', 'settlement', ' بانتظار الاعتماد')),
  owed: submit(payOwed, told('أُعدّ', 'voucher', ' بانتظار الاعتماد')),
  ordered: submit(transferOrdered, told('صُرف', 'voucher')),
  bill: submit(enterOwnerBill, ({ number, mandateId, waits }) =>
    saying(waits ? `أُرسلت الفاتورة ${number} للاعتماد` : `سُجّلت الفاتورة ${number}`, poolPath(mandateId)),
  ),
  pay: submit(payOwner, ({ id, number }) => saying(`أُعدّ السند ${number}، وهو بانتظار الاعتماد`, payoutPath(id))),
})

export default function OwnersPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, rows, sums, count, at, branches, pool, suppliers, waiting, trust, due, owed, sends, today, formId, act } =
    loaderData
  const { q, branch } = asked
  const hears: Record<string, boolean> = { due: due !== null, owed: owed !== null, ordered: waiting !== null }
  return (
    <FinanceFrame title="أمانات الملّاك">
      {!(pool ? isHeard(pool, act) : act && hears[act]) && <Unheard reply={reply} />}
      {!pool && <TransfersCard waiting={waiting} reply={act === 'ordered' ? reply : undefined} />}
      {!pool && <TrustCard trust={trust} sends={sends} />}
      {!pool && <OwedCard owed={owed} reply={act === 'owed' ? reply : undefined} />}
      {!pool && <DueCard due={due} reply={act === 'due' ? reply : undefined} />}
      {!pool && count > 0 && <AllStatementsCard today={today} />}
      <div className={pool ? 'cols' : 'stack'}>
        <div className={pool ? 'max-lg:hidden' : undefined}>
          <Card
            flush
            footer={<Pager page={at} perPage={poolsPerPage} total={count} toPage={(page) => poolsAddress({ ...asked, page })} />}
          >
            <FilterBar
              key={poolsAddress({ q, branch })}
              label="تصفية أمانات الملّاك"
              search={{ name: 'q', label: 'ابحث بالاتفاقية أو المالك', value: q }}
              filters={[branch]}
              clear={poolsAddress({})}
            >
              <BranchChoice branches={branches} chosen={branch} />
            </FilterBar>
            <PoolsTable rows={rows} sums={sums} asked={asked} />
          </Card>
        </div>
        {pool && (
          <div className="stack" key={pool.mandateId}>
            <PoolCard {...{ pool, formId, act, reply }} all={poolsAddress({ ...asked, mandate: '' })} />
            <OwnersCard {...{ pool, formId, act, reply }} />
            <SettlementsCard {...{ pool, act, reply }} />
            <OwnerBillCard {...{ pool, suppliers, formId }} reply={act === 'bill' ? reply : undefined} />
            <OwnerStatementCard pool={pool} />
          </div>
        )}
      </div>
    </FinanceFrame>
  )
}
