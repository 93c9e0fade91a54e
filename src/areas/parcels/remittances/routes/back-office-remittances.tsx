import { Link } from 'react-router'
import { codsToPay, lastAccountOf, merchantsToPay, remitMerchants, remittancesSeen } from '#areas/finance/public-cod.ts'
import { remittancePath, remittancesPath } from '#areas/parcels/paths.ts'
import { tabsOpenTo } from '#areas/parcels/tabs-open.ts'
import { ParcelsFrame } from '#areas/parcels/ui/parcels-frame.tsx'
import type { Ctx } from '#platform/context.ts'
import { page, saying, submit } from '#platform/http.ts'
import { isUuid } from '#platform/ids.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, Money } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import { momentInWords } from '#values/dates.ts'
import { howMany } from '#values/plural.ts'
import { openClaimsOf } from '../../claims/open-claims.ts'
import { merchantTermsOf } from '../../merchants/terms-of.ts'
import { PrepareForm } from '../ui/prepare-form.tsx'
import { prepareRemittance } from '../use-cases/prepare-remittance.ts'
import type { Route } from './+types/back-office-remittances'

/** What may be paid to one of them, what of it is disputed, and to which account. */
async function toPay(ctx: Ctx, merchantId: string) {
  const cods = await codsToPay(ctx, merchantId)
  const disputed = await openClaimsOf(
    ctx.db,
    cods.map(({ parcelId }) => parcelId),
  )
  const terms = await merchantTermsOf(ctx, merchantId)
  return {
    cods: cods.map((one) => ({ ...one, isDisputed: disputed.has(one.parcelId) })),
    iban: terms?.iban ?? (await lastAccountOf(ctx, merchantId)),
    terms: terms && { cycle: terms.cycle, leastPayout: terms.leastPayout },
  }
}

export const meta = () => [{ title: 'تسويات التجّار · التحالف' }]

export const handle = { crumb: () => 'تسويات التجّار' }

export const loader = page(remitMerchants, async (ctx, { query }) => {
  const merchants = await merchantsToPay(ctx)
  const asked = query.get('merchant') ?? ''
  const chosen = isUuid(asked) ? merchants.find(({ merchantId }) => merchantId === asked) : undefined
  return {
    ...{ merchants, remittances: await remittancesSeen(ctx), sees: tabsOpenTo(ctx), formId: ctx.newId() },
    chosen: chosen && { ...chosen, ...(await toPay(ctx, chosen.merchantId)) },
  }
})

export const action = submit(prepareRemittance, ({ id }) => saying('أُعدّت التسوية، وهي بانتظار اعتماد زميل', remittancePath(id)))

export default function RemittancesPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { merchants, remittances, chosen, sees, formId } = loaderData
  return (
    <ParcelsFrame title="تسويات التجّار" about="ما قُبض لهم عند الاستلام وأكّده البنك" sees={sees}>
      <div className="desk2">
        <div className="stack">
          {chosen && <PrepareForm key={chosen.merchantId} {...{ chosen, formId, reply }} />}
          <Card title="ما لكل تاجر" flush>
            {merchants.length === 0 && <Empty title="لا مبالغ لأحد">ما يُقبض من المستلمين لمرسليهم يظهر هنا.</Empty>}
            <ul className="list">
              {merchants.map(({ merchantId, name, ready, waiting, count, since, fees }) => (
                <li key={merchantId}>
                  <span className="grow">
                    <Link className="t link" to={addressWith(remittancesPath, { merchant: merchantId })} preventScrollReset>
                      <bdi>{name}</bdi>
                    </Link>
                    <span className="xs muted">
                      {count > 0 && `${howMany(count, 'parcel')} منذ ${momentInWords(since)} `}
                      {waiting > 0n && (
                        <>
                          {count > 0 && '· '}لم يؤكده البنك <Money amount={waiting} />
                        </>
                      )}
                      {fees > 0n && (
                        <>
                          {' '}
                          · عليه <Money amount={fees} />
                        </>
                      )}
                    </span>
                  </span>
                  <Money amount={ready} />
                </li>
              ))}
            </ul>
          </Card>
        </div>
        <Card title="التسويات" flush>
          {remittances.length === 0 && <Empty title="لا تسويات بعد">اختر تاجرًا له ما أكّده البنك، وأعدّ تسويته.</Empty>}
          <ul className="list">
            {remittances.map((one) => (
              <li key={one.id}>
                <span className="grow">
                  <Link className="t link" to={remittancePath(one.id)}>
                    <bdi>{one.payee}</bdi>
                  </Link>
                  <span className="xs muted">
                    <Code>{one.number}</Code> · {momentInWords(one.askedAt)}
                  </span>
                </span>
                <Money amount={one.amount} />
                <Badge tone={one.status === 'paid' ? 'success' : 'info'}>{one.label}</Badge>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </ParcelsFrame>
  )
}
