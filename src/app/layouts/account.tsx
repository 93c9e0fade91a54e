import '#ui/styles/desk.css'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { companyProfile } from '#areas/company/public.ts'
import { bellOf } from '#areas/notifications/bell-queries.ts'
import { Bell } from '#areas/notifications/ui/bell.tsx'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Today } from '#ui/values.tsx'
import { dayOf } from '#values/days.ts'
import { ErrorScreen } from '../error-screen.tsx'
import { isForbidden, NoPermissionScreen } from '../no-permission.tsx'
import type { Route } from './+types/account'
import { AuthFrame } from './auth-frame.tsx'
import type { Desk } from './desks.ts'
import { desksOf } from './desks-of.ts'
import { PersonMenu } from './person-menu.tsx'
import { ownDoors } from './portal-doors-of.ts'
import { PortalNav, PortalTabs } from './portal-nav.tsx'
import { parted } from './portal-places.ts'
import { SkipLink } from './public-frame.tsx'
import { TopBar } from './top-bar.tsx'

export const loader = page(anyoneSignedIn, async (ctx) => {
  const { tradeName } = await companyProfile(ctx)
  const { actor } = ctx
  return {
    company: tradeName,
    name: actor.name,
    doors: await ownDoors(ctx),
    desk: desksOf(actor)[0]?.path ?? null,
    bell: await bellOf(ctx),
    today: dayOf(ctx.now()),
  }
})

export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Shell {...loaderData}>
      <Outlet />
    </Shell>
  )
}

/** What fails is told inside the account; where there is no account to show, on a page of its own. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const screen = isForbidden(error) ? <NoPermissionScreen error={error} /> : <ErrorScreen error={error} />
  if (loaderData) return <Shell {...loaderData}>{screen}</Shell>
  return (
    <AuthFrame>
      <div className="auth-card">{screen}</div>
    </AuthFrame>
  )
}

type BellShown = Awaited<ReturnType<typeof bellOf>>
type Frame = {
  company: string
  name: string
  doors: Desk[]
  desk: string | null
  bell: BellShown
  today: string
  children: ReactNode
}

function Shell({ company, name, doors, desk, bell, today, children }: Frame) {
  const { work, own } = parted(doors)
  return (
    <>
      <SkipLink />
      <TopBar
        name={company}
        person={
          <>
            <Bell {...bell} page="/dashboard/messages" />
            <PersonMenu name={name} doors={own} desk={desk} />
          </>
        }
      />
      <PortalNav doors={work} />
      <main id="main" className="container acct" tabIndex={-1}>
        <Today value={today}>{children}</Today>
      </main>
      <PortalTabs doors={work} />
    </>
  )
}
