import '#ui/styles/merchant.css'
import { ownParcelsPath } from '#areas/parcels/paths.ts'
import type { Ctx } from '#platform/context.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { dayOf } from '#values/days.ts'
import { ownSenders } from '../../merchants/senders.ts'
import { answerOwnAsk } from '../../redelivery/use-cases/answer-ask.ts'
import { cancelOwnParcel } from '../../weighing/use-cases/cancel-parcel.ts'
import { merchantList } from '../merchant-list.tsx'
import { type MerchantPage, merchantOfPage, merchantPage } from '../merchant-page.ts'
import { ownParcels, sendsForMoney } from '../own-parcels.ts'
import { MerchantHead } from '../ui/merchant-head.tsx'
import { MerchantListCard } from '../ui/merchant-list-card.tsx'
import { MerchantSide } from '../ui/merchant-side.tsx'
import { MoneyChain } from '../ui/money-chain.tsx'
import { OwnPage } from '../ui/own-page.tsx'
import type { Route } from './+types/portal-parcels'

export const meta = () => [{ title: 'طرودي · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx, { query }) => {
  const senders = await ownSenders(ctx)
  const merchant = await merchantOfPage(ctx, senders)
  if (!merchant) return { now: ctx.now(), merchant: null, own: await ownPage(ctx) }
  const asked = merchantList.read(query)
  return { now: ctx.now(), merchant: await merchantPage(ctx, { senders, merchant, asked }), own: null }
})

const ownPage = async (ctx: Ctx) => ({ rows: await ownParcels(ctx), hasMoney: await sendsForMoney(ctx) })

export const action = submitOneOf({
  cancel: submit(cancelOwnParcel, () => saying('أُلغي الطرد', ownParcelsPath)),
  answer: submit(answerOwnAsk, () => saying('وصل ردك', ownParcelsPath)),
})

export default function PortalParcelsPage({ loaderData: { now, merchant, own }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <Unheard reply={reply} />
      {own && <OwnPage {...own} />}
      {merchant && <OfMerchant page={merchant} now={now} />}
    </>
  )
}

const OfMerchant = ({ page: shown, now }: { page: MerchantPage; now: Date }) => (
  <>
    <MerchantHead name={shown.name} contract={shown.contract} waiting={shown.counts.waiting} />
    {shown.money && <MoneyChain money={shown.money} today={dayOf(now)} />}
    <div className="cols">
      <MerchantListCard page={shown} />
      <MerchantSide page={shown} now={now} />
    </div>
  </>
)
