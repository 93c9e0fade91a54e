import { Form, Link } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, Phone } from '#ui/values.tsx'
import type { NewInvoice } from '../invoice-form-queries.ts'

type Props = Pick<NewInvoice, 'q' | 'found'> & {
  title?: string
  /** As what whoever is chosen stands in the address, and what stands there beside. */
  name?: string
  kept?: Record<string, string>
}

/** Who it is for, found as everywhere: by the name, the phone or the number. */
export function BuyerChoice({ q, found, title = 'لمن الفاتورة؟', name: as = 'party', kept = {} }: Props) {
  return (
    <Card title={title}>
      <Form className="row wrap" role="search">
        {Object.entries(kept).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <div className="input grow">
          <input type="search" name="q" defaultValue={q} aria-label="ابحث عن العميل" placeholder="الاسم أو الهاتف أو الرقم" />
        </div>
        <button type="submit" className={buttonLook()}>
          ابحث
        </button>
      </Form>
      {q && found.length === 0 && <Empty title={`لا نتيجة لـ «${q}»`}>ابحث بكلمة واحدة من الاسم، أو بآخر أرقام الهاتف.</Empty>}
      <ul className="lines">
        {found.map(({ id, name, number, phone }) => (
          <li key={id}>
            <span className="grow">
              <b className="medium">{name}</b> <Code>{number}</Code>
              {phone && (
                <>
                  {' · '}
                  <Phone number={phone} plain />
                </>
              )}
            </span>
            <Link
              className={buttonLook({ variant: 'outline', size: 'small' })}
              to={`?${new URLSearchParams({ ...kept, [as]: id })}`}
            >
              اختره
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
