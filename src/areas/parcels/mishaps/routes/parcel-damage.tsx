import { data } from 'react-router'
import { parcelPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { tabsOpenTo } from '#areas/parcels/tabs-open.ts'
import { ParcelsFrame } from '#areas/parcels/ui/parcels-frame.tsx'
import { page, saying, submit } from '#platform/http.ts'
import { parcelToSort } from '../queries.ts'
import { DamageForm } from '../ui/damage-form.tsx'
import { recordDamage } from '../use-cases/record-damage.ts'
import type { Route } from './+types/parcel-damage'

export const loader = page(may.sort, async (ctx, { params }) => {
  const one = await parcelToSort(ctx, params.parcelId)
  if (!one) throw data('لا يوجد هذا الطرد.', { status: 404, statusText: 'Not Found' })
  return { one, sees: tabsOpenTo(ctx) }
})

export const action = submit(recordDamage, ({ parcelId }) => saying('سُجّل الضرر، ويُخبر المرسل', parcelPath(parcelId)))

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `ضرر في ${loaderData?.one.number ?? ''} · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.number ?? '' }

export default function ParcelDamagePage({ loaderData: { one, sees }, actionData: reply }: Route.ComponentProps) {
  return (
    <ParcelsFrame title={`ضرر في الطرد ${one.number}`} about={`${one.content}، إلى ${one.recipientName}`} sees={sees}>
      <DamageForm of={{ name: 'parcelId', id: one.id }} reply={reply} />
    </ParcelsFrame>
  )
}
