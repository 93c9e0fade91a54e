import { Menu } from 'lucide-react'
import type { MouseEvent } from 'react'
import { NavLink } from 'react-router'
import type { Desk } from './desks.ts'
import { portalIcon } from './portal-places.ts'

/** Under the bar where there is room for words in a row. */
export function PortalNav({ doors }: { doors: Desk[] }) {
  if (doors.length < 2) return null
  return (
    <div className="acct-nav">
      <nav className="container tabs" aria-label="أقسام الحساب">
        {doors.map(({ path, label }) => (
          <NavLink key={path} to={path} end={path === '/dashboard'}>
            {label}
          </NavLink>
        ))}
      </nav>
    </div>
  )
}

/** A thumb reaches four. */
const mostTabs = 4

/** At the foot of a phone, beside the button of the assistant; what is more than four opens from the last. */
export function PortalTabs({ doors }: { doors: Desk[] }) {
  if (doors.length < 2) return null
  const isLong = doors.length > mostTabs
  const tabs = isLong ? doors.slice(0, mostTabs - 1) : doors
  return (
    <nav className="tabbar" aria-label="أقسام الحساب">
      {tabs.map((door) => (
        <Tab key={door.path} {...door} />
      ))}
      {isLong && (
        <button type="button" popoverTarget="account-more">
          <Menu className="i" aria-hidden />
          <span>المزيد</span>
        </button>
      )}
      {isLong && (
        <div id="account-more" popover="auto" className="pop-panel tabbar-more">
          {doors.slice(tabs.length).map((door) => (
            <Entry key={door.path} {...door} />
          ))}
        </div>
      )}
    </nav>
  )
}

function Tab({ path, label }: Desk) {
  const Icon = portalIcon(path)
  return (
    <NavLink to={path} end={path === '/dashboard'}>
      <Icon className="i" aria-hidden />
      <span>{label}</span>
    </NavLink>
  )
}

function Entry({ path, label }: Desk) {
  const Icon = portalIcon(path)
  return (
    <NavLink to={path} className="menu-item" onClick={putAway}>
      <Icon className="i" aria-hidden />
      {label}
    </NavLink>
  )
}

function putAway({ currentTarget }: MouseEvent) {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
