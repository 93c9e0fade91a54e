import { Form, Link } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, Phone } from '#ui/values.tsx'

type Owner = { id: string; name: string; number: string; parts: number | null }
type Props = {
  propertyId: string
  seen: string
  whole: number
  today: string
  q: string
  owners: readonly Owner[]
  found: readonly { id: string; name: string; number: string; phone: string | null }[]
  reply: Reply | undefined
}

/** First whose it is, found as everywhere; then how much each of them has. */
export function SharesForm({ owners, found, q, reply, ...set }: Props) {
  const kept = owners.map(({ id }) => ['with', id])
  return (
    <div className="cols">
      {owners.length > 0 ? (
        <Parts key={kept.join()} owners={owners} reply={reply} {...set} />
      ) : (
        <Card>
          <Empty title="لا ملّاك بعد">ابحث عن المالك وأضفه، ثم اكتب كم سهمًا له.</Empty>
        </Card>
      )}
      <Card title="أضف مالكًا">
        <Form className="row wrap" role="search">
          {kept.map(([name, id]) => (
            <input key={id} type="hidden" name={name} value={id} />
          ))}
          <div className="input grow">
            <input type="search" name="q" defaultValue={q} aria-label="ابحث عن المالك" placeholder="الاسم أو الهاتف أو الرقم" />
          </div>
          <button type="submit" className={buttonLook()}>
            ابحث
          </button>
        </Form>
        {q && found.length === 0 && <Empty title={`لا نتيجة لـ «${q}»`}>ابحث بكلمة واحدة، أو سجّله عميلًا أولًا.</Empty>}
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
                to={`?${new URLSearchParams([...kept, ['with', id]])}`}
              >
                أضفه
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

function Parts({ owners, reply, propertyId, seen, whole, today }: Omit<Props, 'q' | 'found'>) {
  const field = fieldsOf<Record<string, string>>(reply)
  return (
    <Card title="الأسهم">
      <PostForm reply={reply} before="التثبيت">
        <input type="hidden" name="propertyId" value={propertyId} />
        <Seen of={seen} reply={reply} />
        {owners.map(({ id, name, number, parts }, index) => (
          <div key={id} className="row wrap">
            <input type="hidden" name={`party${index + 1}`} value={id} />
            <div className="grow">
              <NumberField
                {...field(
                  `parts${index + 1}`,
                  parts === null ? (owners.length === 1 ? String(whole) : undefined) : String(parts),
                )}
                label={`أسهم ${name}`}
                help={number}
                required
              />
            </div>
            <Link
              className={buttonLook({ variant: 'ghost', size: 'small' })}
              to={`?${new URLSearchParams([['with', ''], ...owners.filter((other) => other.id !== id).map((other) => ['with', other.id])])}`}
            >
              أزله
              <span className="visually-hidden"> {name}</span>
            </Link>
          </div>
        ))}
        <div className="form-grid">
          <NumberField {...field('whole', String(whole))} label="مجموع الأسهم" help="100 أو 24 أو ما في الصك" required />
          <DateField {...field('since', today)} label="منذ" required />
        </div>
        <p className="muted sm">مجموع أسهم الملّاك يساوي هذا العدد تمامًا. تبقى الحصص السابقة مكتوبة بتاريخها.</p>
        <div>
          <SubmitButton>ثبّت الحصص</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
