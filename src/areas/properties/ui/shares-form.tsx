import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { Button, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, Phone } from '#ui/values.tsx'

type Owner = { id: string; name: string; number: string; parts: string }
type Props = {
  propertyId: string
  seen: string
  whole: string
  since: string
  q: string
  owners: readonly Owner[]
  found: readonly { id: string; name: string; number: string; phone: string | null }[]
  reply: Reply | undefined
}

/**
 * First whose it is, found as everywhere; then how much each of them has. One form: whoever looks for an owner, adds one or
 * takes one off takes along what is typed.
 */
export function SharesForm({ propertyId, seen, q, found, ...parts }: Props) {
  return (
    <PostForm reply={parts.reply} before="التثبيت">
      <input type="hidden" name="propertyId" value={propertyId} />
      <Seen of={seen} reply={parts.reply} />
      <Search q={q} found={found} />
      <Parts {...parts} />
    </PostForm>
  )
}

/** Its button is the first of the form: Enter in any field looks, and settles nothing. */
const Search = ({ q, found }: Pick<Props, 'q' | 'found'>) => (
  <Card title="أضف مالكًا">
    <div className="stack">
      <search className="row wrap">
        <div className="input grow">
          <input type="search" name="q" defaultValue={q} aria-label="ابحث عن المالك" placeholder="الاسم أو الهاتف أو الرقم" />
        </div>
        <Button type="submit" formMethod="get" variant="outline">
          ابحث
        </Button>
      </search>
      {q && found.length === 0 && <Empty title={`لا نتيجة لـ «${q}»`}>ابحث بكلمة واحدة، أو سجّله عميلًا أولًا.</Empty>}
      {found.length > 0 && (
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
              <Button type="submit" formMethod="get" name="add" value={id} variant="outline" size="small">
                أضفه
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  </Card>
)

function Parts({ owners, whole, since, reply }: Pick<Props, 'owners' | 'whole' | 'since' | 'reply'>) {
  const field = fieldsOf<Record<string, string>>(reply)
  return (
    <Card title="الأسهم">
      <div className="stack">
        {owners.length === 0 && <Empty title="لا ملّاك بعد">ابحث عن المالك وأضفه، ثم اكتب كم سهمًا له.</Empty>}
        {owners.map(({ id, name, number, parts }, index) => (
          <div key={id} className="row wrap">
            <input type="hidden" name={`party${index + 1}`} value={id} />
            <div className="grow">
              <NumberField
                {...field(`parts${index + 1}`, parts || (owners.length === 1 ? whole : undefined))}
                label={`أسهم ${name}`}
                help={number}
                required
              />
            </div>
            <Button type="submit" formMethod="get" name="remove" value={id} variant="ghost" size="small">
              أزله
              <span className="visually-hidden"> {name}</span>
            </Button>
          </div>
        ))}
        <div className="form-grid">
          <NumberField {...field('whole', whole)} label="مجموع الأسهم" help="100 أو 24 أو ما في الصك" required />
          <DateField {...field('since', since)} label="منذ" required />
        </div>
        <p className="muted sm">
          مجموع أسهم الملّاك يساوي هذا العدد تمامًا. تبقى الحصص السابقة مكتوبة بتاريخها، وما سُوّي بها لا يتغير.
        </p>
        {owners.length > 0 && (
          <div>
            <SubmitButton>ثبّت الحصص</SubmitButton>
          </div>
        )}
      </div>
    </Card>
  )
}
