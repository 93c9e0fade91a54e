import { CornerUpLeft, Inbox, LayoutDashboard, LogOut, Menu, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link, NavLink, Outlet } from 'react-router'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { requestCtx } from '#platform/http.ts'
import { LogoMark } from '#ui/art/logo-mark.tsx'
import { Avatar } from '#ui/badge.tsx'
import { ThemePicker } from '#ui/theme-picker.tsx'
import { areas } from '../areas.ts'
import { ErrorScreen } from '../error-screen.tsx'
import { isForbidden, NoPermissionScreen } from '../no-permission.tsx'
import type { Route } from './+types/back-office'
import { AuthFrame } from './auth-frame.tsx'
import { SkipLink } from './public-frame.tsx'

/** The sidebar is what the areas offer, less what this person may not see. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { actor } = context.get(requestCtx)
  const offered = areas.flatMap(({ desk }) => (desk ? [desk] : []))
  const home = { path: '/admin', label: 'لوحة التحكم', permission: identityPermissions.viewDashboard }
  const desks = [home, ...offered].filter(({ permission }) => actor.may(permission))
  return { name: actor.name, desks: desks.map(({ path, label }) => ({ path, label })) }
}

const icons: Record<string, typeof Inbox> = { '/admin': LayoutDashboard, '/admin/requests': Inbox }

export default function BackOfficeLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <Outlet />
    </Frame>
  )
}

/** Who may see nothing of the back office does not see its frame either. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const screen = isForbidden(error) ? <NoPermissionScreen error={error} /> : <ErrorScreen error={error} />
  if (loaderData?.desks.length) return <Frame {...loaderData}>{screen}</Frame>
  return (
    <AuthFrame>
      <div className="auth-card">{screen}</div>
    </AuthFrame>
  )
}

type FrameProps = { name: string; desks: { path: string; label: string }[]; children: ReactNode }

function Frame({ name, desks, children }: FrameProps) {
  return (
    <div className="shell">
      <SkipLink />
      <aside className="sidebar" id="side" tabIndex={-1}>
        <div className="side-in">
          <div className="side-top">
            <Link className="logo" to="/">
              <LogoMark />
              <span>
                <b>التحالف</b>
                <small>الإدارة</small>
              </span>
            </Link>
            <a className="btn btn-ghost btn-icon end drawer-x" href="#main" aria-label="أغلق القائمة">
              <X className="i" aria-hidden />
            </a>
          </div>
          <Sections desks={desks} />
          <Person name={name} />
        </div>
      </aside>
      <div className="work">
        <header className="appbar">
          <a className="btn btn-ghost btn-icon burger" href="#side" aria-label="القائمة">
            <Menu className="i" aria-hidden />
          </a>
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

function Sections({ desks }: Pick<FrameProps, 'desks'>) {
  return (
    <nav className="side-nav" aria-label="أقسام الإدارة">
      {desks.map(({ path, label }) => {
        const Icon = icons[path] ?? LayoutDashboard
        return (
          <NavLink key={path} to={path} end={path === '/admin'}>
            <Icon className="i" aria-hidden />
            <span className="grow">{label}</span>
          </NavLink>
        )
      })}
      <hr />
      <Link to="/">
        <CornerUpLeft className="i" aria-hidden />
        <span className="grow">العودة إلى الموقع</span>
      </Link>
    </nav>
  )
}

function Person({ name }: { name: string }) {
  return (
    <div className="side-user">
      <Avatar name={name} />
      <b className="sm medium grow">{name}</b>
      <Form method="post" action="/sign-out">
        <button type="submit" className="btn btn-ghost btn-icon btn-sm" aria-label="سجّل الخروج" title="سجّل الخروج">
          <LogOut className="i" aria-hidden />
        </button>
      </Form>
    </div>
  )
}
