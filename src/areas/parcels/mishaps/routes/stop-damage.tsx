import { data } from 'react-router'
import { ownRunPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { ownStop } from '../../runs/queries.ts'
import { DamageForm } from '../ui/damage-form.tsx'
import { recordDamageAtStop } from '../use-cases/record-damage.ts'
import type { Route } from './+types/stop-damage'

export const loader = page(may.deliver, async (ctx, { params }) => {
  const found = await ownStop(ctx, params.stopId)
  if (!found) throw data('ليست هذه الوقفة في جولة مفتوحة لك.', { status: 404, statusText: 'Not Found' })
  return { stop: found.stop }
})

export const action = submit(recordDamageAtStop, ({ number }) => saying(`سُجّل ضرر الطرد ${number}. أعده إلى الفرع.`, ownRunPath))

export const meta = () => [{ title: 'سجّل ضررًا · التحالف' }]

export const handle = { crumb: () => 'ضرر' }

export default function StopDamagePage({ loaderData: { stop }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>ضرر في طرد</h1>
          <p className="muted sm">
            <bdi dir="ltr">{stop.number}</bdi>، إلى <bdi>{stop.recipientName}</bdi>
          </p>
        </div>
      </div>
      <DamageForm of={{ name: 'stopId', id: stop.id }} reply={reply} />
    </>
  )
}
