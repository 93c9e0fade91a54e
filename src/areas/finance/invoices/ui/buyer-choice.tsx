import { Form, Link } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, Phone } from '#ui/values.tsx'
import type { NewInvoice } from '../invoice-form-queries.ts'

/** Who it is for, found as everywhere: by the name, the phone or the number. */
export function BuyerChoice({ q, found, title = 'لمن الفاتورة؟' }: Pick<NewInvoice, 'q' | 'found'> & { title?: string }) {
  return (
    <Card title={title}>
      <Form className="row wrap" role="search">
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
            <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={`?party=${id}`}>
              اختره
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
