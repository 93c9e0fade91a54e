import '#ui/styles/desk.css'
import '#ui/styles/office.css'
import { ChevronLeft, Menu } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { data, Link, Outlet, redirect, useLocation, useMatches } from 'react-router'
import type { bellOf } from '#areas/notifications/bell-queries.ts'
import { Bell } from '#areas/notifications/ui/bell.tsx'
import { requestCtx } from '#platform/http.ts'
import { ChatInBar } from '#ui/chat-widget.tsx'
import type { Place } from '#ui/links.tsx'
import { unlessOnPhonePage } from '#ui/offline/network.ts'
import { Sentence } from '#ui/sentence.tsx'
import { ThemePicker } from '#ui/theme-picker.tsx'
import { Today } from '#ui/values.tsx'
import { dayOf } from '#values/days.ts'
import { ErrorScreen } from '../error-screen.tsx'
import { isForbidden, NoPermissionScreen } from '../no-permission.tsx'
import type { Route } from './+types/back-office'
import { AuthFrame } from './auth-frame.tsx'
import { type Desk, deskOf, partedDesks } from './desks.ts'
import { frameOf } from './desks-of.ts'
import { ledOnTo } from './leading-on.ts'
import { Palette } from './palette.tsx'
import { PersonMenu } from './person-menu.tsx'
import { portalDoorsOf } from './portal-doors-of.ts'
import { parted } from './portal-places.ts'
import { SkipLink } from './public-frame.tsx'
import { SideBar } from './side-bar.tsx'

/** Whoever may open another tab of a page, but not its first, stands there before anything is refused. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, request, url }) => {
    const to = request.method === 'GET' ? ledOnTo(context.get(requestCtx).actor, url.pathname) : null
    if (to) throw redirect(to)
  },
]

/** A customer who comes here hears that it is for colleagues, and nothing of what there is. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx)
  const { actor } = ctx
  if (actor.kind === 'customer') throw data('هذه الصفحة لموظفي الشركة.', { status: 403, statusText: 'Forbidden' })
  const { desks, bell } = await frameOf(ctx)
  const { sidebar, menu } = partedDesks(desks)
  const account = { path: '/dashboard', label: 'حسابك عميلًا' }
  const doors = [account, ...parted(portalDoorsOf(actor)).own, ...menu]
  return { name: actor.name, desks: sidebar, menu, doors, bell, today: dayOf(ctx.now()) }
}

export const shouldRevalidate = unlessOnPhonePage

export default function BackOfficeLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Shell {...loaderData}>
      <Outlet />
    </Shell>
  )
}

/** What fails is told where the person works; who may see nothing of the back office does not see its frame either. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const mayAsk = loaderData !== undefined
  const screen = isForbidden(error) ? <NoPermissionScreen error={error} mayAsk={mayAsk} /> : <ErrorScreen error={error} />
  if (loaderData?.desks.length) return <Shell {...loaderData}>{screen}</Shell>
  return (
    <AuthFrame>
      <div className="auth-card">{screen}</div>
    </AuthFrame>
  )
}

type Bells = Awaited<ReturnType<typeof bellOf>>
type Office = { name: string; desks: Desk[]; menu: Desk[]; doors: Desk[]; bell: Bells; today: string }

function Shell({ name, desks, menu, doors, bell, today, children }: Office & { children: ReactNode }) {
  return (
    <div className="shell">
      <SkipLink />
      <SideBar name={name} desks={desks} />
      <div className="work">
        <header className="appbar">
          <button type="button" className="btn btn-ghost btn-icon burger" popoverTarget="side" aria-label="القائمة">
            <Menu className="i" />
          </button>
          <Way desks={[...desks, ...menu]} />
          {desks.length > 0 && <Palette desks={desks} />}
          <div className="end">
            <ChatInBar />
            <ThemePicker />
            <Bell {...bell} page="/admin/messages" />
            <PersonMenu name={name} doors={doors} desk={null} />
          </div>
        </header>
        <main id="main" className="main" tabIndex={-1}>
          <Today value={today}>{children}</Today>
        </main>
      </div>
    </div>
  )
}

/** A route's `handle`: what the page itself is called at the end of the way, and the list it was opened from where the desk has several. */
type Handle = { crumb?: (loaderData: unknown) => string; above?: Place }

/** Where one is: the back office, which desk of it, and what lies open there. */
function Way({ desks }: { desks: Desk[] }) {
  const { pathname } = useLocation()
  const desk = deskOf(pathname, desks)
  const { handle, loaderData } = useMatches().at(-1) ?? {}
  const { crumb, above } = (handle ?? {}) as Handle
  const here = crumb?.(loaderData)
  const steps = [{ to: '/admin', label: 'الإدارة' }, desk && { to: desk.path, label: desk.label }, above]
  return (
    <nav className="crumbs" aria-label="المسار">
      {steps.map(
        (step, at) =>
          step && (
            <Fragment key={step.to}>
              {at > 0 && <ChevronLeft className="i" aria-hidden />}
              <Link to={step.to} aria-current={at > 0 && step.to === pathname ? 'page' : undefined}>
                {step.label}
              </Link>
            </Fragment>
          ),
      )}
      {here && <ChevronLeft className="i" aria-hidden />}
      {here && (
        <span aria-current="page" dir="auto">
          <Sentence>{here}</Sentence>
        </span>
      )}
    </nav>
  )
}
