import { CornerUpLeft, House, LogOut, X } from 'lucide-react'
import { Fragment, type MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { LogoMark } from '#ui/art/logo-mark.tsx'
import { Avatar } from '#ui/badge.tsx'
import { Num } from '#ui/values.tsx'
import { type Desk, deskOf, places } from './desks.ts'
import { SignOutForm } from './sign-out-form.tsx'

/** Beside the page; on small screens the same element is a drawer, which the browser opens and closes by itself. */
export function SideBar({ name, desks }: { name: string; desks: Desk[] }) {
  const here = deskOf(useLocation().pathname, desks)
  return (
    <aside className="sidebar" id="side" popover="auto" aria-label="الإدارة">
      <div className="side-in">
        <div className="side-top">
          <Link className="logo" to="/admin">
            <LogoMark />
            <span>
              <b>التحالف</b>
              <small>الإدارة</small>
            </span>
          </Link>
          <button
            type="button"
            className="btn btn-ghost btn-icon end side-x"
            popoverTarget="side"
            popoverTargetAction="hide"
            aria-label="أغلق القائمة"
          >
            <X className="i" />
          </button>
        </div>
        <nav className="side-nav" aria-label="أقسام الإدارة">
          {desks.map((desk, at) => (
            <Fragment key={desk.path}>
              {at > 0 && places[desk.path]?.opensGroup && <hr />}
              <Entry {...desk} current={desk === here} />
            </Fragment>
          ))}
          {desks.length > 0 && <hr />}
          <Link to="/" onClick={putAway}>
            <CornerUpLeft className="i flip" />
            <span className="grow">العودة إلى الموقع</span>
          </Link>
        </nav>
        <div className="side-user">
          <Avatar name={name} />
          <b className="sm medium grow">{name}</b>
          <SignOutForm>
            <button type="submit" className="btn btn-ghost btn-icon btn-sm" aria-label="سجّل الخروج" title="سجّل الخروج">
              <LogOut className="i" />
            </button>
          </SignOutForm>
        </div>
      </div>
    </aside>
  )
}

function Entry({ path, label, count = 0, current }: Desk & { current: boolean }) {
  const { Icon } = places[path] ?? { Icon: House }
  return (
    <Link to={path} aria-current={current ? 'page' : undefined} onClick={putAway}>
      <Icon className="i" />
      <span className="grow">{label}</span>
      {count > 0 && (
        <span className="count">
          <Num>{count}</Num>
        </span>
      )}
    </Link>
  )
}

function putAway({ currentTarget }: MouseEvent) {
  const drawer = currentTarget.closest<HTMLElement>('[popover]')
  if (drawer?.matches(':popover-open')) drawer.hidePopover()
}
