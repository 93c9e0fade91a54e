import type { ReactNode } from 'react'
import { Link } from 'react-router'

type CardProps = { title?: ReactNode; actions?: ReactNode; footer?: ReactNode; flush?: boolean; children: ReactNode }

/** `flush` for what brings its own edges: a table, a list. */
export function Card({ title, actions, footer, flush = false, children }: CardProps) {
  return (
    <section className="card">
      {title && (
        <header className="card-h">
          <h2>{title}</h2>
          {actions && <div className="row end">{actions}</div>}
        </header>
      )}
      {flush ? children : <div className="card-b">{children}</div>}
      {footer && <footer className="card-f">{footer}</footer>}
    </section>
  )
}

type KpiProps = { to: string; label: string; icon?: ReactNode; value: ReactNode; compared?: ReactNode; spark?: ReactNode }

/** One figure and what it is compared with, in words; the whole card leads to the list behind it. */
export function Kpi({ to, label, icon, value, compared, spark }: KpiProps) {
  return (
    <Link to={to} className="card kpi">
      <span className="lbl">
        {icon}
        {label}
      </span>
      <span className="val">{value}</span>
      {compared && <span className="sub">{compared}</span>}
      {spark && <span className="spark">{spark}</span>}
    </Link>
  )
}
