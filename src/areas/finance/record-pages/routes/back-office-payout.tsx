import { data } from 'react-router'
import { payoutsPath } from '#areas/finance/addresses.ts'
import { ownBox } from '#areas/finance/cash/move-queries.ts'
import { sendRefund } from '#areas/finance/online/use-cases/send-refund.ts'
import { decideRefund } from '#areas/finance/online/use-cases/settle-online-refund.ts'
import { PrintPaper } from '#areas/finance/papers/ui/print-choice.tsx'
import type { PayoutState } from '#areas/finance/payouts/payout.ts'
import { payoutPath } from '#areas/finance/payouts/payout-asked.ts'
import { accountsToPayFrom, payout, type ShownPayout } from '#areas/finance/payouts/payout-detail.ts'
import { payoutKind } from '#areas/finance/payouts/payout-record.ts'
import { PayoutAbout } from '#areas/finance/payouts/ui/payout-about.tsx'
import { cancelPayout, reversePayout } from '#areas/finance/payouts/use-cases/end-payout.ts'
import { payPayout, transferPayout } from '#areas/finance/payouts/use-cases/pay-payout.ts'
import { takePayoutBack, takePayoutBackByBank } from '#areas/finance/payouts/use-cases/take-payout-back.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { receiptPath } from '#areas/finance/receipts/receipt-asked.ts'
import { PaperPage } from '#areas/finance/ui/paper-page.tsx'
import { recordOf, recordParts } from '#areas/records/public.ts'
import type { Ctx } from '#platform/context.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { reaches } from '#platform/reach.ts'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { OpenLink } from '#ui/links.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { PayoutActs } from '../ui/payout-acts.tsx'
import type { Route } from './+types/back-office-payout'

export const loader = page(may.viewPayouts, async (ctx, { params, query }) => {
  const one = await payout(ctx, params.payoutId)
  if (!one) throw data('لا يوجد هذا السند.', { status: 404, statusText: 'Not Found' })
  const mayEdit = reaches(ctx.actor, may.preparePayouts, { branchId: one.branchId })
  const [customer, parts, box, accounts] = await Promise.all([
    recordOf(ctx, 'customer', one.partyId),
    recordParts(ctx, { kind: payoutKind, recordId: one.id, mayEdit }),
    one.may.pay || one.may.takeBack ? ownBox(ctx) : null,
    accountsFor(ctx, one),
  ])
  return {
    ...{ payout: one, customer: customer && { path: customer.path }, parts, box: box?.name ?? null, accounts },
    ...{ mayKeep: ctx.actor.may(may.keepBoxes), tab: query.get('tab'), act: query.get('act') },
    sees: {
      ...{ books: ctx.actor.may(may.viewBooks), boxes: ctx.actor.may(may.viewBoxes) },
      outlays: reaches(ctx.actor, may.viewOutlays, { branchId: one.branchId }),
    },
  }
})

const accountsFor = (ctx: Ctx, { may: can, kind }: ShownPayout) => {
  if (can.transfer) return accountsToPayFrom(ctx, kind)
  return can.takeBackByBank ? accountsToPayFrom(ctx, 'refund') : []
}

const back =
  (said: string) =>
  ({ id, number }: { id: string; number: string }) =>
    saying(`${said} ${number}`, payoutPath(id))

const sent: Partial<Record<PayoutState, string>> = { paid: 'ردّ المزوّد مبلغ السند', rejected: 'لم يقبل المزوّد رد السند' }

export const action = submitOneOf({
  pay: submit(payPayout, back('صُرف السند')),
  transfer: submit(transferPayout, back('صُرف السند')),
  send: submit(sendRefund, ({ id, number, status }) =>
    saying(`${sent[status] ?? 'أُرسل إلى المزوّد السند'} ${number}`, payoutPath(id)),
  ),
  decide: submit(decideRefund, back('حُفظ ما وجدته للسند')),
  cancel: submit(cancelPayout, back('أُلغي السند')),
  reverse: submit(reversePayout, back('عُكس السند')),
  'take-back': submit(takePayoutBack, back('عاد نقدًا إلى صندوقك مبلغ السند')),
  'take-back-by-bank': submit(takePayoutBackByBank, back('سُجّلت عودة مبلغ السند')),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `سند صرف ${loaderData?.payout.number ?? ''} · التحالف` }]

export const handle = { above: { to: payoutsPath, label: 'سندات الصرف' }, crumb: () => 'سند صرف' }

export default function PayoutPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { payout: one, customer, parts, tab, act, sees, box, mayKeep, accounts } = loaderData
  const heard = Object.entries({ ...one.may, 'take-back': one.may.takeBack, 'take-back-by-bank': one.may.takeBackByBank }).some(
    ([name, can]) => can && name === act,
  )
  return (
    <PaperPage
      kind="سند صرف"
      number={one.number}
      of={<bdi>{one.payee}</bdi>}
      amount={one.amount}
      print={<PrintPaper path={payoutPath(one.id)} label="اطبع السند" />}
      first={!heard && <Unheard reply={reply} />}
      beside={<PayoutActs key={one.status} payout={one} {...{ box, mayKeep, accounts, act, reply }} />}
      record={{ parts, tab, path: payoutPath(one.id) }}
    >
      <PayoutAbout payout={one} customer={customer} sees={sees} />
      {one.drawn.length > 0 && <Drawn drawn={one.drawn} />}
    </PaperPage>
  )
}

const drawnColumns: Column<ShownPayout['drawn'][number]>[] = [
  {
    key: 'number',
    title: 'سند القبض',
    cell: ({ id, number, opens }) => (
      <OpenLink to={opens ? receiptPath(id) : null}>
        <Code>{number}</Code>
      </OpenLink>
    ),
  },
  { key: 'at', title: 'قُبض', cell: ({ receivedAt }) => <DateText at={receivedAt} /> },
  { key: 'amount', title: 'ما رُدّ منه', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
]

function Drawn({ drawn }: Pick<ShownPayout, 'drawn'>) {
  return (
    <Card title="من أين رُدّ" flush>
      <Table caption="سندات القبض التي رُدّ منها" columns={drawnColumns} rows={drawn} keyOf={({ id }) => id} />
    </Card>
  )
}
