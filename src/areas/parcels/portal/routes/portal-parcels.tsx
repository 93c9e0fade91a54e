import { Link } from 'react-router'
import {
  newOwnParcelPath,
  ownDelegatesPath,
  ownImportsPath,
  ownKeysPath,
  ownLabelsPath,
  ownMoneyPath,
  ownParcelPath,
  ownParcelsPath,
  ownPickupsPath,
  recipientPath,
  trackingPath,
  trackPath,
} from '#areas/parcels/paths.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { OpenLink } from '#ui/links.tsx'
import { PaperLink } from '#ui/paper-link.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateText } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import { ParcelBadge } from '../../journey/ui/parcel-badge.tsx'
import { merchantOneself, ownMerchant } from '../../merchants/own-merchant.ts'
import { cancelOwnParcel } from '../../weighing/use-cases/cancel-parcel.ts'
import { ownParcels, sendsForMoney } from '../own-parcels.ts'
import type { Route } from './+types/portal-parcels'

export const meta = () => [{ title: 'طرودي · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx) => ({
  rows: await ownParcels(ctx),
  hasMoney: await sendsForMoney(ctx),
  isMerchant: (await ownMerchant(ctx)) !== null,
  isOneself: (await merchantOneself(ctx)) !== null,
}))

export const action = submitOneOf({ cancel: submit(cancelOwnParcel, () => saying('أُلغي الطرد', ownParcelsPath)) })

/** What they sent has a page of its own; what is for them opens by its link. */
const pathOf = ({ id, isSent, token, bare }: { id: string; isSent: boolean; token: string | null; bare: string }) => {
  if (isSent) return ownParcelPath(id)
  return token ? recipientPath(token) : trackingPath(bare)
}

export default function PortalParcelsPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { rows, hasMoney, isMerchant, isOneself } = loaderData
  return (
    <>
      <div className="page-h">
        <h1>طرودي</h1>
        <div className="acts">
          {hasMoney && (
            <Link to={ownMoneyPath} className={buttonLook({ variant: 'outline' })}>
              مبالغ طرودي
            </Link>
          )}
          <Link to={trackPath} className={buttonLook({ variant: 'outline' })}>
            تتبّع برقم آخر
          </Link>
          {isMerchant && <OpenLink to={ownPickupsPath}>استلام من عندي</OpenLink>}
          {isOneself && <OpenLink to={ownDelegatesPath}>المفوَّضون</OpenLink>}
          {isOneself && <OpenLink to={ownKeysPath}>مفاتيح الربط</OpenLink>}
          {isMerchant && (
            <Link to={ownImportsPath} className={buttonLook({ variant: 'outline' })}>
              استورد طرودًا
            </Link>
          )}
          <Link to={isMerchant ? newOwnParcelPath : '/services/parcels#request'} className={buttonLook()}>
            {isMerchant ? 'سجّل طردًا' : 'أرسل طردًا'}
          </Link>
        </div>
      </div>
      <Unheard reply={reply} />
      <Card flush>
        {rows.length === 0 && <Empty title="لا طرود بعد">ما ترسله، وما يصل إلى هاتفك، يظهر هنا بحاله.</Empty>}
        <ul className="list" aria-label="طرودي">
          {rows.map((one) => (
            <li key={one.id}>
              <span className="grow">
                <Link to={pathOf(one)} className="t">
                  {one.isSent ? 'إلى' : 'من'} <bdi>{one.other}</bdi>
                </Link>
                <span className="sm db">
                  {one.content} · {one.place}
                  {one.branch && ` · استلمه من ${one.branch}`}
                </span>
                <span className="xs muted db">
                  <Code>{one.number}</Code> · <DateText at={one.on} />
                </span>
              </span>
              {one.mayCancel && (
                <PostForm action={addressWith(ownParcelsPath, { act: 'cancel' })} className="">
                  <input type="hidden" name="parcelId" value={one.id} />
                  <SubmitButton variant="danger-ghost">ألغِ</SubmitButton>
                </PostForm>
              )}
              {one.mayPrint && (
                <PaperLink small to={addressWith(ownLabelsPath, { ids: one.id })}>
                  البوليصة
                </PaperLink>
              )}
              <ParcelBadge state={one.state} isReturning={one.isReturning} />
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
