import { data, Link } from 'react-router'
import { ContractLink, ContractStateBadge } from '#areas/contracts/public-ui.tsx'
import {
  allParcelsPath,
  merchantKeysPath,
  merchantPath,
  merchantTermsPath,
  merchantWebhooksPath,
  parcelsPath,
} from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { recordParts } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { page } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { OpenLink } from '#ui/links.tsx'
import { Code, DateText } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import { merchantKind } from '../merchant.ts'
import { merchant, type ShownMerchant } from '../queries.ts'
import { MerchantRatesCard, MerchantTermsCard } from '../ui/merchant-about.tsx'
import type { Route } from './+types/back-office-merchant'

export const loader = page(may.viewMerchants, async (ctx, { params, query }) => {
  const one = await merchant(ctx, params.contractId)
  if (!one) throw data('لا يوجد هذا العقد.', { status: 404, statusText: 'Not Found' })
  const parts = await recordParts(ctx, { kind: merchantKind, recordId: one.id, mayEdit: one.may.edit })
  return { one, parts, tab: query.get('tab') }
})

type Loaded = Route.ComponentProps['loaderData']

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.one.number ?? ''} · التجّار · التحالف` }]

export const handle = { crumb: (loaderData: Loaded | undefined) => loaderData?.one.number ?? 'عقد تاجر' }

export default function MerchantPage({ loaderData: { one, parts, tab } }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            <bdi>{one.merchant}</bdi>
          </h1>
          <p className="muted sm">
            عقد تاجر <Code>{one.number}</Code> · <ContractStateBadge {...one} /> · <DateText at={one.startsOn} /> –{' '}
            <DateText at={one.leavesOn ?? one.endsOn} />
            {one.autoRenew && !one.leavesOn && ' ويتجدد وحده'}
          </p>
        </div>
        <Acts one={one} />
      </div>
      {one.state === 'draft' && <Alert kind="info">لم يسرِ العقد بعد. أرسله للتوقيع من سير العقد، ويسري حين يوقعه الطرفان.</Alert>}
      <div className="cols">
        <MerchantTermsCard one={one} />
        <MerchantRatesCard zones={one.zones} />
      </div>
      <RecordTabs parts={parts} path={merchantPath(one.id)} tab={tab} />
    </>
  )
}

const inForce = ['active', 'notice-given']

const Acts = ({ one }: { one: ShownMerchant }) => (
  <div className="acts">
    {one.phone && <OpenLink to={addressWith(allParcelsPath, { q: one.phone })}>طروده</OpenLink>}
    {one.may.takeIn && inForce.includes(one.state) && (
      <Link className={buttonLook({ variant: 'outline' })} to={addressWith(parcelsPath, one.phone ? { from: one.phone } : {})}>
        استلم منه طردًا
      </Link>
    )}
    {one.may.edit && inForce.includes(one.state) && <OpenLink to={merchantKeysPath(one.id)}>مفاتيح الربط</OpenLink>}
    {one.may.edit && inForce.includes(one.state) && <OpenLink to={merchantWebhooksPath(one.id)}>تنبيهات الربط</OpenLink>}
    {one.may.change && (
      <Link className={buttonLook({ variant: 'outline' })} to={merchantTermsPath(one.id)}>
        عدّل الشروط
      </Link>
    )}
    {one.state === 'active' && one.may.edit && (
      <Link className={buttonLook({ variant: 'outline' })} to={one.noticePath}>
        أخطر بالإنهاء
      </Link>
    )}
    <ContractLink id={one.id} />
  </div>
)
