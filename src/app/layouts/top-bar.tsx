import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { LogoMark } from '#ui/art/logo-mark.tsx'
import { ThemePicker } from '#ui/theme-picker.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { ServicesMenu } from './services-menu.tsx'

/** `person` is the button to sign in, or the menu of who has. */
export function TopBar({ name, person }: { name: string; person: ReactNode }) {
  return (
    <header className="topbar">
      <div className="container topbar-in">
        <Link className="logo" to="/" aria-label={`${name}، الصفحة الرئيسية`}>
          <LogoMark />
          <span>
            <b>{name}</b>
            <small>خدمات متعددة · صلالة</small>
          </span>
        </Link>
        <nav className="nav" aria-label="الصفحات">
          <NavLink to="/" end>
            الرئيسية
          </NavLink>
          <NavLink to="/about">عن الشركة</NavLink>
          <ServicesMenu />
          <NavLink to="/support">الدعم</NavLink>
          <NavLink to="/contact">تواصل معنا</NavLink>
        </nav>
        <div className="row top-act">
          <ThemePicker />
          {person}
          <PhoneMenu />
        </div>
      </div>
    </header>
  )
}
