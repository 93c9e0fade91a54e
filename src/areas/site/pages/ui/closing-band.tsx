import { Link } from 'react-router'
import { pages } from '#areas/site/pages.ts'

export function ClosingBand() {
  return (
    <section className="section closing">
      <div className="container closing-in">
        <h2>هل لديك عقار أو مشروع أو طرد؟ اكتب لنا.</h2>
        <Link className="btn btn-primary btn-lg onward" to={pages.contact.path}>
          تواصل معنا
        </Link>
      </div>
    </section>
  )
}
