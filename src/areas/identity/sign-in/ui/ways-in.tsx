import { NavLink } from 'react-router'

/** Two ways to come in, each a page of its own; where one was going goes with both. */
export function WaysIn({ to }: { to: string | null }) {
  const query = to ? `?to=${encodeURIComponent(to)}` : ''
  return (
    <nav className="seg ways-in" aria-label="طريقة الدخول">
      <NavLink to={`/login${query}`} end>
        كلمة المرور
      </NavLink>
      <NavLink to={`/login/code${query}`}>رمز التحقق</NavLink>
    </nav>
  )
}
