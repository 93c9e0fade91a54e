import { Search } from 'lucide-react'
import { Form, Link } from 'react-router'
import { Avatar } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, Phone } from '#ui/values.tsx'
import type { counter } from '../cashier-queries.ts'

type Found = Awaited<ReturnType<typeof counter>>['found']

/** Who stands at the counter: by name, or by any number that is theirs. */
export function Finder({ q }: { q: string }) {
  return (
    <Card>
      <search>
        <Form className="input till-find">
          <Search className="i" aria-hidden />
          <input
            id="till-q"
            name="q"
            type="search"
            defaultValue={q}
            dir="auto"
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: the page is this box until somebody stands at the counter
            autoFocus
            placeholder="اسم أو هاتف أو رقم مدني أو رقم وثيقة أو عقد أو شيك أو مرجع تحويل"
            aria-label="من يدفع؟"
          />
          <kbd dir="ltr">F2</kbd>
        </Form>
      </search>
    </Card>
  )
}

export function Results({ found }: { found: Found }) {
  if (found.length === 0) {
    return (
      <Card>
        <Empty title="لا أحد بهذا الاسم أو الرقم">
          جرّب جزءًا من الاسم، أو آخر أرقام الهاتف، أو رقم الفاتورة أو السند أو العقد أو مرجع التحويل كاملًا.
        </Empty>
      </Card>
    )
  }
  return (
    <Card title="من يدفع؟" flush>
      <ul className="till-found">
        {found.map(({ id, name, number, phone }) => (
          <li key={id}>
            <Link to={`?party=${id}`}>
              <Avatar name={name} />
              <span className="grow">
                <b className="medium db">{name}</b>
                <span className="xs muted">
                  <Code>{number}</Code>
                  {phone && (
                    <>
                      {' · '}
                      <Phone number={phone} plain />
                    </>
                  )}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
