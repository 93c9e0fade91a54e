import { ChevronLeft } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Horizon } from '#ui/art/horizon.tsx'
import { type PublicPage, trail } from '../pages.ts'

type Head = { page: PublicPage; title?: string; lead?: ReactNode; children?: ReactNode; heading?: 'h1' | 'h2' }

/** The head of every public page but the first: the way to it, its title, and the landscape behind. Shown inside another page, it is no title of that. */
export function PageHead({ page, title = page.name, lead, children, heading: Heading = 'h1' }: Head) {
  return (
    <section className="svc-hero">
      <Horizon trees={false} />
      <div className="container svc-hero-in">
        <Crumbs page={page} />
        <Heading>
          {title.split('\n').map((line, index) => (
            <span key={line} className="max-sm:block">
              {index > 0 && ' '}
              {line}
            </span>
          ))}
        </Heading>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </section>
  )
}

function Crumbs({ page }: { page: PublicPage }) {
  return (
    <nav className="crumbs" aria-label="المسار">
      {trail(page).map((step) =>
        step === page ? (
          <span key={step.path} aria-current="page">
            {step.name}
          </span>
        ) : (
          <Fragment key={step.path}>
            <Link to={step.path}>{step.name}</Link>
            <ChevronLeft className="i" aria-hidden />
          </Fragment>
        ),
      )}
    </nav>
  )
}
