import { data } from 'react-router'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { page } from '#platform/http.ts'
import { Empty } from '#ui/states.tsx'
import { merchantWebhooks } from '../queries.ts'
import { WebhookCard } from '../ui/webhook-cards.tsx'
import type { Route } from './+types/back-office-merchant-webhooks'

export const meta = () => [{ title: 'تنبيهات الربط · التحالف' }]

export const handle = { crumb: () => 'تنبيهات الربط' }

export const loader = page(may.manage, async (ctx, { params }) => {
  const shown = await merchantWebhooks(ctx, params.contractId)
  if (!shown) throw data('لا يوجد هذا العقد.', { status: 404, statusText: 'Not Found' })
  return shown
})

export default function MerchantWebhooksPage({ loaderData: { merchant, webhooks } }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            تنبيهات ربط <bdi>{merchant}</bdi>
          </h1>
          <p className="muted sm">يضيف التاجر العناوين ويوقفها من حسابه. هنا ترى ما وصل إليها وما لم يصل.</p>
        </div>
      </div>
      <div className="stack">
        {webhooks.length === 0 && <Empty title="لا عناوين">لم يضف التاجر عنوانًا لبرنامجه بعد.</Empty>}
        {webhooks.map((one) => (
          <WebhookCard key={one.id} of={one} isOthers />
        ))}
      </div>
    </>
  )
}
