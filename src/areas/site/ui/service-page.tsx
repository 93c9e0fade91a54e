import { Check, CircleDot, Hash, Info, MessageCircle, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** What belongs to the service, beside its drawing; it lies half over the head of the page. */
export function Includes({ items, drawing, children }: { items: string[]; drawing: ReactNode; children?: ReactNode }) {
  return (
    <div className="container">
      <section className="card svc-what" aria-labelledby="includes">
        <div className="svc-what-b">
          <h2 id="includes">ما تشمله الخدمة</h2>
          <ul className="ticks">
            {items.map((item) => (
              <li key={item}>
                <Check className="i" aria-hidden />
                <span>{item}</span>
              </li>
            ))}
          </ul>
          {children}
        </div>
        {drawing}
      </section>
    </div>
  )
}

export function Steps({ steps }: { steps: string[] }) {
  return (
    <section className="section svc-steps">
      <div className="container">
        <header className="sec-h">
          <h2>الخطوات</h2>
        </header>
        <ol className={`steps of-${steps.length}`}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{step}</h3>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

export function Needs({ needs }: { needs: string[] }) {
  return (
    <section className="section svc-steps">
      <div className="container">
        <header className="sec-h">
          <h2>ما تحتاجه</h2>
        </header>
        <ul className="needs">
          {needs.map((need) => (
            <li key={need} className="card">
              <CircleDot className="i" aria-hidden />
              <span>{need}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type Tab = { label: string; to: string; current: boolean }
type AskProps = { title: string; notes?: (string | false | null)[]; tabs?: Tab[]; onLeave?: () => void; children: ReactNode }

/** Where the page ends: its own request. With two requests each has its address, so they work as links. */
export function Ask({ title, notes = [], tabs = [], onLeave, children }: AskProps) {
  return (
    <section className="section alt" id="request">
      <div className="container ask2">
        <header className="sec-h">
          <h2>{title}</h2>
          <AfterSending notes={notes.filter((note) => typeof note === 'string')} />
        </header>
        <div className="stack">
          {tabs.length > 0 && (
            <nav className="seg" aria-label="نوع الطلب">
              {tabs.map(({ label, to, current }) => (
                <Link key={to} to={to} preventScrollReset aria-current={current ? 'page' : undefined} onClick={onLeave}>
                  {label}
                </Link>
              ))}
            </nav>
          )}
          {children}
        </div>
      </div>
    </section>
  )
}

/** What becomes of a request, and what the trade has to say about it. */
function AfterSending({ notes }: { notes: string[] }) {
  const lines = [
    ...notes.map((text) => ({ Icon: Info, text })),
    { Icon: Hash, text: 'تحصل على رقم تتابع به طلبك.' },
    { Icon: MessageCircle, text: 'نرد عليك بالطريقة التي تختارها.' },
    { Icon: ShieldCheck, text: 'نستعمل بياناتك للرد على طلبك.' },
  ]
  return (
    <ul className="hintl">
      {lines.map(({ Icon, text }) => (
        <li key={text}>
          <Icon className="i" aria-hidden />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
