import { redirect } from 'react-router'
import '#ui/styles/parcels.css'
import { trackingPath, trackPath } from '#areas/parcels/paths.ts'
import { forEachVisit, page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { Breadcrumbs } from '#ui/links.tsx'
import { readNumber } from '../../journey/number.ts'
import { aboveTracking } from '../ui/no-such-parcel.tsx'
import { TrackBox } from '../ui/track-box.tsx'
import type { Route } from './+types/track-parcel'

export const headers = forEachVisit

/** A right number has a page of its own; a slip is said here, before anything is looked up. */
export const loader = page(anyone, async (_, { query }) => {
  const typed = (query.get('q') ?? '').trim().slice(0, 40)
  const read = readNumber(typed)
  if (read && read !== 'wrong') throw redirect(trackingPath(read.number))
  return { typed, fault: typed ? faultOf(read) : null }
})

const faultOf = (read: ReturnType<typeof readNumber>) =>
  read === 'wrong'
    ? 'في الرقم خطأ: رقمه الأخير لا يطابق. راجعه حرفًا حرفًا.'
    : 'رقم التتبّع يبدأ بـ TSL وبعده 12 رقمًا. تجده في رسالتك وعلى البوليصة.'

export const meta: Route.MetaFunction = () => [{ title: 'تتبّع طردك · التحالف' }, { name: 'robots', content: 'noindex' }]

export default function TrackParcelPage({ loaderData: { typed, fault } }: Route.ComponentProps) {
  return (
    <div className="container track">
      <Breadcrumbs above={aboveTracking} here="تتبّع طردك" />
      <h1>تتبّع طردك</h1>
      <TrackBox key={trackPath + typed} typed={typed} fault={fault} />
    </div>
  )
}
