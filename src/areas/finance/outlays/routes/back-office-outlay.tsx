import { data } from 'react-router'
import { payoutPath } from '#areas/finance/payouts/payout-asked.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { PaperPage } from '#areas/finance/ui/paper-page.tsx'
import { recordOf, recordParts } from '#areas/records/public.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { reaches } from '#platform/reach.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { dayOf } from '#values/days.ts'
import { outlayPath, outlaysPath } from '../outlay-asked.ts'
import { outlay } from '../outlay-detail.ts'
import { outlayKind } from '../outlay-record.ts'
import { Moves, OutlayAbout } from '../ui/outlay-about.tsx'
import { OutlayActs } from '../ui/outlay-acts.tsx'
import { addOutlayReceipt, closeOutlay } from '../use-cases/close-outlay.ts'
import { payOutlay } from '../use-cases/pay-outlay.ts'
import type { Route } from './+types/back-office-outlay'

export const loader = page(may.viewOutlays, async (ctx, { params, query }) => {
  const one = await outlay(ctx, params.outlayId)
  if (!one) throw data('لا يوجد هذا الرسم.', { status: 404, statusText: 'Not Found' })
  const inReach = (permission: typeof may.viewOutlays) => reaches(ctx.actor, permission, { branchId: one.branchId })
  const [customer, parts] = await Promise.all([
    recordOf(ctx, 'customer', one.partyId),
    recordParts(ctx, { kind: outlayKind, recordId: one.id, mayEdit: inReach(may.chargeOutlays) }),
  ])
  return {
    ...{ outlay: one, customer: customer && { path: customer.path }, parts, formId: ctx.newId(), today: dayOf(ctx.now()) },
    ...{ tab: query.get('tab'), act: query.get('act') },
    sees: { invoices: inReach(may.viewInvoices), payouts: inReach(may.viewPayouts) },
  }
})

export const action = submitOneOf({
  pay: submit(payOutlay, ({ id, number, isWaiting }) =>
    saying(isWaiting ? `أُعدّ السند ${number}، وهو بانتظار الاعتماد` : `أُعدّ السند ${number}، ويمكن صرفه`, payoutPath(id)),
  ),
  acknowledge: submit(addOutlayReceipt, ({ id }) => saying('حُفظ إيصال الجهة', outlayPath(id))),
  close: submit(closeOutlay, ({ id }) => saying('أُقفل الرسم', outlayPath(id))),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `رسم بالنيابة ${loaderData?.outlay.reference ?? ''} · التحالف` },
]

export const handle = { above: { to: outlaysPath, label: 'الرسوم بالنيابة' }, crumb: () => 'رسم بالنيابة' }

export default function OutlayPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { outlay: one, customer, parts, formId, today, tab, act, sees } = loaderData
  const isHeard = Object.entries(one.may).some(([name, allowed]) => allowed && name === act)
  return (
    <PaperPage
      kind={<bdi>{one.authority}</bdi>}
      number={one.reference}
      of={
        <>
          عن <bdi>{one.holder}</bdi>
        </>
      }
      amount={one.amount}
      first={!isHeard && <Unheard reply={reply} />}
      beside={
        <>
          <OutlayAbout outlay={one} customer={customer} sees={sees} />
          <OutlayActs
            key={`${one.state} ${one.free} ${one.receipts.length}`}
            outlay={one}
            formId={formId}
            today={today}
            act={act}
            reply={reply}
            seesInvoices={sees.invoices}
          />
        </>
      }
      record={{ parts, tab, path: outlayPath(one.id) }}
    >
      <Moves moves={one.moves} owed={one.owed} />
    </PaperPage>
  )
}
