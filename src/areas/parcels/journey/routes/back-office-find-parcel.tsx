import { redirect } from 'react-router'
import { allParcelsPath, findParcelPath, parcelPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { tabsOpenTo } from '#areas/parcels/tabs-open.ts'
import { ParcelsFrame } from '#areas/parcels/ui/parcels-frame.tsx'
import { ScanBox } from '#areas/parcels/ui/scan-box.tsx'
import { page } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { addressWith } from '#values/asked.ts'
import { readNumber } from '../number.ts'
import { parcelNumbered } from '../queries.ts'
import type { Route } from './+types/back-office-find-parcel'

export const meta = () => [{ title: 'ابحث عن طرد · التحالف' }]

export const handle = { crumb: () => 'ابحث عن طرد' }

/** Leads from what was scanned or typed to the parcel; what is no number is looked for in the list. */
export const loader = page(may.view, async (ctx, { query }) => {
  const typed = (query.get('q') ?? '').trim()
  const read = readNumber(typed)
  const found = read && read !== 'wrong' ? await parcelNumbered(ctx, read.number) : undefined
  if (found) throw redirect(parcelPath(found.id))
  if (typed && !read) throw redirect(addressWith(allParcelsPath, { q: typed }))
  const fault =
    read === 'wrong'
      ? 'في الرقم خطأ: رقمه الأخير لا يطابق. أعد المسح، أو قارن بما على البوليصة.'
      : read
        ? 'لا طرد بهذا الرقم في فروعك.'
        : null
  return { typed, fault, sees: tabsOpenTo(ctx) }
})

export default function FindParcelPage({ loaderData: { typed, fault, sees } }: Route.ComponentProps) {
  return (
    <ParcelsFrame title="ابحث عن طرد" sees={sees}>
      <ScanBox to={findParcelPath} typed={typed} />
      {fault && <Alert kind="warning">{fault}</Alert>}
      {!fault && (
        <Card>
          <p className="muted">امسح البوليصة، أو اكتب رقم التتبّع أو هاتفًا أو اسمًا.</p>
        </Card>
      )}
    </ParcelsFrame>
  )
}
