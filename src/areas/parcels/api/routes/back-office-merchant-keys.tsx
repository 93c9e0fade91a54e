import { data } from 'react-router'
import { merchantKeysPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { merchantKeys } from '../queries.ts'
import { KeyCards } from '../ui/key-cards.tsx'
import { endMerchantKey, makeMerchantKey, widenMerchantKey } from '../use-cases/keep-keys.ts'
import type { Route } from './+types/back-office-merchant-keys'

export const meta = () => [{ title: 'مفاتيح الربط · التحالف' }]

export const handle = { crumb: () => 'مفاتيح الربط' }

export const loader = page(may.manage, async (ctx, { params }) => {
  const shown = await merchantKeys(ctx, params.contractId)
  if (!shown) throw data('لا يوجد هذا العقد.', { status: 404, statusText: 'Not Found' })
  return shown
})

export const action = submitOneOf({
  make: submit(makeMerchantKey, ({ key }) => ({ key })),
  widen: submit(widenMerchantKey, ({ contractId }) => saying('صار المفتاح يصل إلى المبالغ', merchantKeysPath(contractId))),
  end: submit(endMerchantKey, ({ contractId }) => saying('أُنهي المفتاح', merchantKeysPath(contractId))),
})

export default function MerchantKeysPage({ loaderData: { one, keys }, actionData }: Route.ComponentProps) {
  const fresh = actionData && 'key' in actionData ? actionData.key : null
  const reply = actionData && 'key' in actionData ? undefined : actionData
  return (
    <>
      <div className="page-h">
        <h1>
          مفاتيح ربط <bdi>{one.merchant}</bdi>
        </h1>
      </div>
      <KeyCards keys={keys} fresh={fresh} reply={reply} contractId={one.id} />
    </>
  )
}
