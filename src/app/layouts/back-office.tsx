import { ChevronLeft, Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { requestCtx } from '#platform/http.ts'
import { ThemePicker } from '#ui/theme-picker.tsx'
import { ErrorScreen } from '../error-screen.tsx'
import { isForbidden, NoPermissionScreen } from '../no-permission.tsx'
import type { Route } from './+types/back-office'
import { AuthFrame } from './auth-frame.tsx'
import { type Desk, deskOf } from './desks.ts'
import { desksOf } from './desks-of.ts'
import { SkipLink } from './public-frame.tsx'
import { SideBar } from './side-bar.tsx'

export const loader = ({ context }: Route.LoaderArgs) => {
  const { actor } = context.get(requestCtx)
  return { name: actor.name, desks: desksOf(actor) }
}

export default function BackOfficeLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Shell {...loaderData}>
      <Outlet />
    </Shell>
  )
}

/** What fails is told where the person works; who may see nothing of the back office does not see its frame either. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const screen = isForbidden(error) ? <NoPermissionScreen error={error} /> : <ErrorScreen error={error} />
  if (loaderData?.desks.length) return <Shell {...loaderData}>{screen}</Shell>
  return (
    <AuthFrame>
      <div className="auth-card">{screen}</div>
    </AuthFrame>
  )
}

function Shell({ name, desks, children }: { name: string; desks: Desk[]; children: ReactNode }) {
  return (
    <div className="shell">
      <SkipLink />
      <SideBar name={name} desks={desks} />
      <div className="work">
        <header className="appbar">
          <button type="button" className="btn btn-ghost btn-icon burger" popoverTarget="side" aria-label="القائمة">
            <Menu className="i" />
          </button>
          <Way desks={desks} />
          <div className="end">
            <ThemePicker />
          </div>
        </header>
        <main id="main" className="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}

/** Where one is: the back office, and which desk of it. */
function Way({ desks }: { desks: Desk[] }) {
  const { pathname } = useLocation()
  const desk = deskOf(pathname, desks)
  return (
    <nav className="crumbs" aria-label="المسار">
      <Link to="/admin">الإدارة</Link>
      {desk && <ChevronLeft className="i" />}
      {desk && (
        <Link to={desk.path} aria-current={desk.path === pathname ? 'page' : undefined}>
          {desk.label}
        </Link>
      )}
    </nav>
  )
}
