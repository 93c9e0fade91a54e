import { Outlet, useLocation } from 'react-router'
import { requestCtx } from '#platform/http.ts'
import { Tabs } from '#ui/links.tsx'
import type { Route } from './+types/finance'
import { openPlaces } from './finance-places.ts'

/** The desks of money this person may stand at. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { actor } = context.get(requestCtx)
  return { open: openPlaces(actor).map(({ to, label }) => ({ to, label })) }
}

export default function FinanceLayout({ loaderData: { open } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const here = open
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((a, b) => b.to.length - a.to.length)[0]
  const tabs = open.map((place) => ({ ...place, current: place.to === here?.to }))
  return (
    <>
      {tabs.length > 1 && <Tabs label="أقسام المالية" tabs={tabs} />}
      <Outlet />
    </>
  )
}
