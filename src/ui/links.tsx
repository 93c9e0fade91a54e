import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonLook } from './button-look.ts'
import { Num } from './values.tsx'

export type Place = { to: string; label: ReactNode }

/** The way here. The page itself is the last word of it and no link. */
export function Breadcrumbs({ above, here }: { above: readonly Place[]; here: ReactNode }) {
  return (
    <nav aria-label="المسار">
      <ol className="crumbs">
        {above.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <ChevronLeft className="i" aria-hidden />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}

/** What leads on for whoever may open what it names, and is read by everybody else. */
export function OpenLink({ to, children }: { to: string | null | undefined | false; children: ReactNode }) {
  return to ? (
    <Link className="link" to={to}>
      <span>{children}</span>
    </Link>
  ) : (
    children
  )
}

export type Tab = { to: string; label: string; count?: number; current: boolean }

type TabsProps = { label: string; tabs: readonly Tab[]; look?: 'tabs' | 'seg' }

/**
 * Views of one thing, each with an address of its own: they work without a script and can be sent to somebody. Groups of them
 * look like a choice.
 */
export function Tabs({ label, tabs, look = 'tabs' }: TabsProps) {
  return (
    <nav className={look} aria-label={label} ref={showCurrent}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.current ? 'page' : undefined} preventScrollReset>
          {tab.label}
          {tab.count !== undefined && (
            <span className="count">
              <Num>{tab.count}</Num>
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}

/** A row that is wider than the screen begins at the view that is open. */
function showCurrent(nav: HTMLElement | null) {
  const current = nav?.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!nav || !current || nav.scrollWidth <= nav.clientWidth) return
  const row = nav.getBoundingClientRect()
  nav.scrollLeft += current.x + current.width / 2 - row.x - row.width / 2
}

type PagerProps = {
  label?: string
  page: number
  perPage: number
  total: number
  /** More than this is not counted. */
  mostCounted?: number | undefined
  toPage: (page: number) => string
}

/** Which of how many, and the neighbours; at an end the button stays and says by its look that there is nothing further. */
export function Pager({
  label = 'الصفحات',
  page,
  perPage,
  toPage,
  mostCounted = Number.POSITIVE_INFINITY,
  ...found
}: PagerProps) {
  const total = Math.min(found.total, mostCounted)
  if (total === 0) return null
  const last = Math.ceil(total / perPage)
  const from = (page - 1) * perPage + 1
  return (
    <nav className="pager" aria-label={label}>
      <span className="sm muted">
        <Num>{from}</Num> – <Num>{Math.min(page * perPage, total)}</Num> من {found.total > total && 'أكثر من '}
        <Num>{total}</Num>
      </span>
      <Step to={page > 1 ? toPage(page - 1) : null} label="الصفحة السابقة">
        <ChevronRight className="i i-sm" aria-hidden />
      </Step>
      <Step to={page < last ? toPage(page + 1) : null} label="الصفحة التالية">
        <ChevronLeft className="i i-sm" aria-hidden />
      </Step>
    </nav>
  )
}

function Step({ to, label, children }: { to: string | null; label: string; children: ReactNode }) {
  const look = buttonLook({ variant: 'outline', size: 'small' })
  if (to) {
    return (
      <Link to={to} className={look} aria-label={label} preventScrollReset>
        {children}
      </Link>
    )
  }
  return (
    <button type="button" className={look} aria-label={label} disabled>
      {children}
    </button>
  )
}
