import { Copy } from 'lucide-react'
import { Link } from 'react-router'
import { QuestionSearch } from '#areas/site/pages/ui/question-groups.tsx'
import { useRequestNumber } from '#ui/request-number.tsx'
import { notify } from '#ui/toast.tsx'
import { services } from '#values/services.ts'
import { errorWords } from './error-words.ts'

const home = { to: '/', label: 'ارجع إلى الرئيسية' }

/** What is shown in the place of a page that is missing or has failed. */
export function ErrorScreen({ error, way = home }: { error: unknown; way?: typeof home }) {
  const { status, title, sentence, search } = errorWords(error)
  const number = useRequestNumber()
  return (
    <section className="container failed">
      <title>{`${title} · التحالف`}</title>
      <h1>{title}</h1>
      <p>{sentence}</p>
      {search && <QuestionSearch searched="" />}
      {search && <OurServices />}
      <Link to={way.to} className="btn btn-primary">
        {way.label}
      </Link>
      <h2 className="failed-en sm muted">
        <bdi dir="ltr">Unexpected Application Error!</bdi>
      </h2>
      {status && (
        <p className="sm muted">
          <bdi dir="ltr">{status}</bdi>
        </p>
      )}
      {number && <NumberLine value={number} />}
    </section>
  )
}

/** What most who come by a wrong link were after. */
const OurServices = () => (
  <nav aria-label="خدماتنا" className="row wrap">
    {Object.values(services).map(({ path, label }) => (
      <Link key={path} to={path} className="chip">
        {label}
      </Link>
    ))}
  </nav>
)

function NumberLine({ value }: { value: string }) {
  async function copy() {
    await navigator.clipboard.writeText(value)
    notify('نُسخ رمز المرجع')
  }
  return (
    <p className="failed-number sm">
      رمز المرجع <code dir="ltr">{value}</code>
      <button type="button" className="btn btn-ghost btn-sm" onClick={copy}>
        <Copy className="i i-sm" /> انسخ الرمز
      </button>
    </p>
  )
}
