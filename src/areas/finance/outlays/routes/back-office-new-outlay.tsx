import { branchChoices } from '#areas/finance/invoices/queries.ts'
import { BuyerChoice } from '#areas/finance/invoices/ui/buyer-choice.tsx'
import { HeadFor } from '#areas/finance/invoices/ui/head-for.tsx'
import { whoIsAsked, whoIsMeant } from '#areas/finance/invoices/who-is-meant.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { dayOf } from '#values/days.ts'
import { outlayPath } from '../outlay-asked.ts'
import { OutlayForm } from '../ui/outlay-form.tsx'
import { chargeOutlay } from '../use-cases/charge-outlay.ts'
import type { Route } from './+types/back-office-new-outlay'

export const meta = () => [{ title: 'رسم بالنيابة جديد · التحالف' }]

export const handle = { above: { to: '/admin/finance/outlays', label: 'الرسوم بالنيابة' }, crumb: () => 'رسم جديد' }

export const loader = page(financePermissions.chargeOutlays, async (ctx, { query }) => {
  const { whom: holder, ...who } = await whoIsMeant(ctx, whoIsAsked(query))
  return {
    ...who,
    holder,
    branches: await branchChoices(ctx, financePermissions.chargeOutlays),
    today: dayOf(ctx.now()),
    formId: ctx.newId(),
  }
})

export const action = submit(chargeOutlay, ({ id }) => saying('حُمّل الرسم على العميل، وصدر به إشعار مدين', outlayPath(id)))

export default function NewOutlayPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { q, holder, found, branches, today, formId } = loaderData
  return (
    <>
      <HeadFor title="رسم بالنيابة جديد" as="عن" whom={holder} />
      {holder ? (
        <OutlayForm key={holder.id} partyId={holder.id} branches={branches} today={today} formId={formId} reply={reply} />
      ) : (
        <BuyerChoice q={q} found={found} title="عمن يُدفع؟" />
      )}
    </>
  )
}
