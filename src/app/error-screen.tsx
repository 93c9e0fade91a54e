import { Copy } from 'lucide-react'
import { Link } from 'react-router'
import { QuestionSearch } from '#areas/site/ui/question-groups.tsx'
import { useRequestNumber } from '#ui/request-number.tsx'
import { notify } from '#ui/toast.tsx'
import { errorWords } from './error-words.ts'

const home = { to: '/', label: 'ارجع إلى الرئيسية' }

/** What is shown in the place of a page that is missing or has failed. */
export function ErrorScreen({ error, way = home }: { error: unknown; way?: typeof home }) {
  const { status, title, sentence, search } = errorWords(error)
  const number = useRequestNumber()
  return (
    <section className="container failed">
      <title>{`${title} · التحالف`}</title>
      <h1>
        <bdi dir="ltr">Unexpected Application Error!</bdi>
      </h1>
      {status && (
        <p className="muted">
          <bdi dir="ltr">{status}</bdi>
        </p>
      )}
      <p className="failed-title">{title}</p>
      <p>{sentence}</p>
      {search && <QuestionSearch searched="" />}
      {number && <NumberLine value={number} />}
      <Link to={way.to} className="btn btn-primary">
        {way.label}
      </Link>
    </section>
  )
}

function NumberLine({ value }: { value: string }) {
  async function copy() {
    await navigator.clipboard.writeText(value)
    notify('نُسخ رقم الطلب')
  }
  return (
    <p className="failed-number sm">
      رقم الطلب <code dir="ltr">{value}</code>
      <button type="button" className="btn btn-ghost btn-sm" onClick={copy}>
        <Copy className="i i-sm" /> انسخ الرقم
      </button>
    </p>
  )
}
