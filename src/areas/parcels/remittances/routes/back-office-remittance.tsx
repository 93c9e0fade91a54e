import { data, Link } from 'react-router'
import { remitMerchants, remittanceShown, type ShownRemittance } from '#areas/finance/public-cod.ts'
import { parcelPath, remittancePdfPath } from '#areas/parcels/paths.ts'
import { tabsOpenTo } from '#areas/parcels/tabs-open.ts'
import { ParcelsFrame } from '#areas/parcels/ui/parcels-frame.tsx'
import { page } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { PaperLink } from '#ui/paper-link.tsx'
import { Code, DateText, Latin, Money } from '#ui/values.tsx'
import type { Route } from './+types/back-office-remittance'

export const loader = page(remitMerchants, async (ctx, { params }) => {
  const one = await remittanceShown(ctx, params.remittanceId)
  if (!one) throw data('لا توجد هذه التسوية.', { status: 404, statusText: 'Not Found' })
  return { one, sees: tabsOpenTo(ctx) }
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `تسوية ${loaderData?.one.merchant ?? ''} · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.number ?? '' }

export default function RemittancePage({ loaderData: { one, sees } }: Route.ComponentProps) {
  return (
    <ParcelsFrame
      title={
        <>
          تسوية <bdi>{one.merchant}</bdi>
        </>
      }
      about={
        <>
          <Badge tone={one.status === 'paid' ? 'success' : 'info'}>{one.label}</Badge> <bdi dir="ltr">{one.number}</bdi>
        </>
      }
      action={<PaperLink to={remittancePdfPath(one.id)}>اطبع الكشف</PaperLink>}
      sees={sees}
    >
      <div className="desk2">
        <Parcels one={one} />
        <Sums one={one} />
      </div>
    </ParcelsFrame>
  )
}

const Parcels = ({ one }: { one: ShownRemittance }) => (
  <Card title="ما قُبض له" flush>
    <ul className="list">
      {one.cods.map(({ number, amount, takenOn, parcelId }) => (
        <li key={number}>
          <span className="grow">
            <Link className="t link" to={parcelPath(parcelId)}>
              <Code>{number}</Code>
            </Link>
            <span className="xs muted">
              قُبض <DateText at={takenOn} />
            </span>
          </span>
          <Money amount={amount} />
        </li>
      ))}
    </ul>
  </Card>
)

const Sums = ({ one }: { one: ShownRemittance }) => (
  <Card title="الحساب">
    <div className="bill-lines">
      <div>
        <span>المقبوض</span>
        <Money amount={one.amount + one.fees} />
      </div>
      {one.kept.map(({ id, number, description, amount }) => (
        <div key={id}>
          <span className="sm">
            <Code>{number}</Code> {description}
          </span>
          <Money amount={amount} />
        </div>
      ))}
      <div className="total">
        <span>يُحوَّل إليه</span>
        <Money amount={one.amount} />
      </div>
    </div>
    {one.iban && (
      <p className="sm">
        إلى <Latin>{one.iban}</Latin>
      </p>
    )}
    {one.voucherPath && (
      <Link className="link sm" to={one.voucherPath}>
        سند الصرف: اعتماده وصرفه
      </Link>
    )}
  </Card>
)
