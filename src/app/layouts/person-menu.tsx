import '#ui/styles/account.css'
import { Briefcase, ChevronDown, LogOut } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link, NavLink } from 'react-router'
import { Avatar } from '#ui/badge.tsx'
import type { Desk } from './desks.ts'
import { portalIcon } from './portal-places.ts'
import { SignOutForm } from './sign-out-form.tsx'

type Props = { name: string; doors: Desk[]; desk: string | null }

/** Who has signed in, what is about this person, and the way out. The browser opens it, so it needs no React. */
export function PersonMenu({ name, doors, desk }: Props) {
  return (
    <>
      <button type="button" className="userbtn" popoverTarget="person-menu">
        <span className="visually-hidden">{`حسابي، ${name}`}</span>
        <Avatar name={name} />
        <span className="hide-m" aria-hidden>
          {name}
        </span>
        <ChevronDown className="i i-sm hide-m" aria-hidden />
      </button>
      <div id="person-menu" popover="auto" className="pop-panel person-pop">
        <nav aria-label="حسابي">
          {doors.map(({ path, label }) => {
            const Icon = portalIcon(path)
            return (
              <NavLink key={path} to={path} className="menu-item" onClick={putAway}>
                <Icon className="i" aria-hidden />
                {label}
              </NavLink>
            )
          })}
          {desk && (
            <Link to={desk} className="menu-item">
              <Briefcase className="i" aria-hidden />
              الإدارة
            </Link>
          )}
        </nav>
        {(doors.length > 0 || desk) && <hr />}
        <SignOutForm>
          <button type="submit" className="menu-item">
            <LogOut className="i flip" aria-hidden />
            سجّل الخروج
          </button>
        </SignOutForm>
      </div>
    </>
  )
}

function putAway({ currentTarget }: MouseEvent) {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
