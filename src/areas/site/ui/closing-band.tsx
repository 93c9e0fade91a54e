import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { pages } from '../pages.ts'

export function ClosingBand() {
  return (
    <section className="section closing">
      <div className="container closing-in">
        <h2>هل لديك عقار أو مشروع أو طرد؟ اكتب لنا.</h2>
        <Link className="btn btn-primary btn-lg" to={pages.contact.path}>
          تواصل معنا
          <ArrowLeft className="i" aria-hidden />
        </Link>
      </div>
    </section>
  )
}
