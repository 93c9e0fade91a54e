import { Menu } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { NavLink } from 'react-router'
import { ServiceIcon } from '#ui/art/service-icon.tsx'
import { serviceNames, services } from '#values/services.ts'

/** The browser's own popover opens and closes it, so it needs no React; choosing a link puts it away. */
export function PhoneMenu() {
  return (
    <>
      <button type="button" className="btn btn-ghost btn-icon burger" popoverTarget="phone-menu" aria-label="القائمة">
        <Menu className="i" />
      </button>
      <div id="phone-menu" popover="auto" className="mobile-menu">
        <nav aria-label="القائمة">
          <Item to="/">الرئيسية</Item>
          <Item to="/about">عن الشركة</Item>
          <Item to="/services">الخدمات</Item>
          {serviceNames.map((service) => (
            <Item key={service} to={services[service].path}>
              <span className="tile-ic">
                <ServiceIcon service={service} />
              </span>
              {services[service].label}
            </Item>
          ))}
          <hr />
          <Item to="/support">الدعم</Item>
          <Item to="/contact">تواصل معنا</Item>
        </nav>
      </div>
    </>
  )
}

function Item({ to, children }: { to: string; children: ReactNode }) {
  return (
    <NavLink to={to} end className="menu-item medium" onClick={putAway}>
      {children}
    </NavLink>
  )
}

function putAway({ currentTarget }: MouseEvent) {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
