import { data } from 'react-router'
import { customersNamed, findParties } from '#areas/customers/public.ts'
import { page, saying, submit } from '#platform/http.ts'
import { dayOf } from '#values/days.ts'
import { propertiesPermissions } from '../permissions.ts'
import { propertyPath } from '../property.ts'
import { property, sharesOf } from '../property-detail.ts'
import { readSharesAsked, soughtOwner } from '../shares-asked.ts'
import { SharesForm } from '../ui/shares-form.tsx'
import { setShares } from '../use-cases/set-shares.ts'
import type { Route } from './+types/back-office-shares'

export const meta = () => [{ title: 'حصص الملّاك · التحالف' }]

export const handle = { crumb: () => 'حصص الملّاك' }

export const loader = page(propertiesPermissions.setShares, async (ctx, { params, query }) => {
  const one = await property(ctx, params.propertyId)
  if (!one?.may.setShares) throw data('لا يوجد هذا العقار.', { status: 404, statusText: 'Not Found' })
  const now = await sharesOf(ctx, one.id)
  const known = (now?.shares ?? []).map(({ partyId, parts }) => ({ id: partyId, parts: String(parts) }))
  const asked = readSharesAsked(query) ?? {
    ...{ owners: known, seen: now?.id ?? 'none', whole: String(now?.whole ?? 100), since: dayOf(ctx.now()) },
  }
  const ids = asked.owners.map(({ id }) => id)
  const named = await customersNamed(ctx, ids)
  const q = soughtOwner(query)
  return {
    ...{ ...asked, propertyId: one.id, name: one.name, q },
    owners: asked.owners.flatMap(({ id, parts }) => {
      const party = named.find((other) => other.id === id)
      return party ? [{ ...party, parts }] : []
    }),
    found: (await findParties(ctx, q)).filter(({ id }) => !ids.includes(id)),
  }
})

export const action = submit(setShares, ({ id, owners }) => saying(`ثُبّتت الحصص: ${owners}`, propertyPath(id)))

export default function SharesPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>حصص الملّاك</h1>
          <p className="muted sm">
            <bdi>{loaderData.name}</bdi>
          </p>
        </div>
      </div>
      <SharesForm {...loaderData} reply={reply} key={loaderData.owners.map(({ id }) => id).join()} />
    </>
  )
}
