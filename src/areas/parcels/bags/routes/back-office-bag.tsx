import { data } from 'react-router'
import '#ui/styles/parcels.css'
import { bagPath, bagsPath, manifestPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { tabsOpenTo } from '#areas/parcels/tabs-open.ts'
import { ParcelsFrame } from '#areas/parcels/ui/parcels-frame.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { PaperLink } from '#ui/paper-link.tsx'
import { howMany } from '#values/plural.ts'
import { bagShown } from '../queries.ts'
import { PutIn, Receive, Send, TakeOut } from '../ui/bag-acts.tsx'
import { BagBadge } from '../ui/bag-badge.tsx'
import { BagContent } from '../ui/bag-content.tsx'
import { putInBag, takeOutOfBag } from '../use-cases/fill-bag.ts'
import { closeBag, receiveFromBag } from '../use-cases/receive-bag.ts'
import { sendBag } from '../use-cases/send-bag.ts'
import type { Route } from './+types/back-office-bag'

export const loader = page(may.sort, async (ctx, { params, query }) => {
  const bag = await bagShown(ctx, params.bagId)
  if (!bag) throw data('لا يوجد هذا الكيس.', { status: 404, statusText: 'Not Found' })
  return { bag, sees: tabsOpenTo(ctx), act: query.get('act') }
})

export const action = submitOneOf({
  put: submit(putInBag, ({ bagId, number }) => saying(`الطرد ${number} في الكيس`, bagPath(bagId))),
  out: submit(takeOutOfBag, ({ bagId, number }) => saying(`أُخرج الطرد ${number} من الكيس`, bagPath(bagId))),
  send: submit(sendBag, ({ bagId }) => saying('خُتم الكيس وخرج مع السائق', bagPath(bagId))),
  receive: submit(receiveFromBag, ({ bagId, number }) => saying(`وصل الطرد ${number}`, bagPath(bagId))),
  close: submit(closeBag, ({ missing }) =>
    saying(missing === 0 ? 'وصل الكيس كاملًا' : `وصل الكيس ونقص منه ${howMany(missing, 'piece')}، وأُخبر المشرف`, bagsPath),
  ),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `الكيس ${loaderData?.bag.number ?? ''} · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.bag.number ?? '' }

export default function BagPage({ loaderData: { bag, sees, act }, actionData: reply }: Route.ComponentProps) {
  const heard = (name: string) => (act === name ? reply : undefined)
  return (
    <ParcelsFrame
      title={
        <>
          الكيس <bdi dir="ltr">{bag.number}</bdi>
        </>
      }
      about={
        <>
          <BagBadge state={bag.state} /> من {bag.from} إلى {bag.to}
        </>
      }
      action={bag.state !== 'open' && <PaperLink to={manifestPath(bag.id)}>اطبع البيان</PaperLink>}
      sees={sees}
    >
      <div className="stack">
        {bag.maySend && <PutIn bag={bag} reply={heard('put')} />}
        {(bag.mayReceive || bag.mayClaim) && bag.waiting > 0 && (
          <Receive bag={bag} reply={heard('receive')} close={heard('close')} />
        )}
        {bag.mayReceive && bag.waiting === 0 && <Receive bag={bag} reply={heard('receive')} close={heard('close')} />}
        <div className="desk2">
          <BagContent bag={bag} />
          {bag.maySend && (
            <div className="stack">
              <Send bag={bag} reply={heard('send')} />
              <TakeOut bag={bag} reply={heard('out')} />
            </div>
          )}
        </div>
      </div>
    </ParcelsFrame>
  )
}
