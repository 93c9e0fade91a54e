import { Outlet, useLocation, useMatches } from 'react-router'
import { openGroups } from '#areas/finance/places.ts'
import { requestCtx } from '#platform/http.ts'
import { Tabs } from '#ui/links.tsx'
import type { Route } from './+types/finance'
import { financeTabs } from './finance-tabs.ts'

/** The desks of money this person may stand at. */
export const loader = ({ context }: Route.LoaderArgs) => ({ open: openGroups(context.get(requestCtx).actor) })

/** A route's `handle`: the desk its page lies at, where the address does not say it. */
type Handle = { place?: (loaderData: unknown) => string }

export default function FinanceLayout({ loaderData: { open } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const { handle, loaderData } = useMatches().at(-1) ?? {}
  const { groups, places } = financeTabs(open, (handle as Handle | undefined)?.place?.(loaderData) ?? pathname)
  return (
    <>
      {(groups.length > 1 || places.length > 1) && (
        <div className="desks">
          {groups.length > 1 && <Tabs look="seg" label="أقسام المالية" tabs={groups} />}
          {places.length > 1 && <Tabs label="صفحات القسم" tabs={places} />}
        </div>
      )}
      <Outlet />
    </>
  )
}
