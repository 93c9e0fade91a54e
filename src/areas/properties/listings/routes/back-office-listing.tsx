import { data, Link } from 'react-router'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { unitPath } from '#areas/properties/property.ts'
import { unit } from '#areas/properties/unit-detail.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { listingPath, publicListingPath } from '../listing.ts'
import { listingOf } from '../listing-detail.ts'
import { photosOfUnitPath } from '../photo-paths.ts'
import { ListingForm, Withdraw } from '../ui/listing-form.tsx'
import { publishUnit, withdrawUnit } from '../use-cases/publish-unit.ts'
import type { Route } from './+types/back-office-listing'

export const loader = page(may.viewTenancies, async (ctx, { params, query }) => {
  const one = await unit(ctx, params.unitId)
  if (!one) throw data('لا توجد هذه الوحدة.', { status: 404, statusText: 'Not Found' })
  return { unit: one, act: query.get('act'), ...(await listingOf(ctx, one)) }
})

const back =
  (said: string) =>
  ({ id }: { id: string }) =>
    saying(said, listingPath(id))

export const action = submitOneOf({
  publish: submit(publishUnit, back('نُشرت الوحدة')),
  withdraw: submit(withdrawUnit, back('سُحب الإعلان')),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `إعلان ${loaderData?.unit.called ?? ''} · التحالف` }]

export const handle = { crumb: () => 'الإعلان' }

export default function ListingPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { unit: one, act, photos } = loaderData
  const heard = (name: string) => (act === name ? reply : undefined)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>الإعلان</h1>
          <p className="muted sm">
            <Link className="link" to={unitPath(one.id)}>
              <bdi>{`${one.called}، ${one.property}`}</bdi>
            </Link>
          </p>
        </div>
      </div>
      {act !== 'publish' && act !== 'withdraw' && <Unheard reply={reply} />}
      <HowItStands {...loaderData} />
      {photos === 0 && (
        <Alert>
          لا صور لهذه الوحدة، فيظهر رسم نوعها.{' '}
          <Link className="link" to={photosOfUnitPath(one.id)}>
            أضف صورها
          </Link>
        </Alert>
      )}
      <ListingForm {...loaderData} reply={heard('publish')} />
      {loaderData.isPublished && one.may.publish && <Withdraw unitId={one.id} reply={heard('withdraw')} />}
    </>
  )
}

function HowItStands({ listing, isPublished, isShown, hidden }: Route.ComponentProps['loaderData']) {
  if (!listing) return null
  if (!isPublished)
    return (
      <Alert>
        سُحب الإعلان: <bdi>{listing.withdrawnReason}</bdi>
      </Alert>
    )
  if (!isShown) return <Alert kind="warning">منشورة، ولا تظهر للناس الآن: {hidden}.</Alert>
  return (
    <Alert kind="success">
      تظهر للناس الآن.{' '}
      <Link className="link" to={publicListingPath(listing.id)}>
        افتحها كما يرونها
      </Link>
    </Alert>
  )
}
