import { Form } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { Code } from '#ui/values.tsx'
import { LikeSlip } from './like-slip.tsx'

type Props = {
  q: string
  people: readonly { id: string; name: string; number: string }[]
  reply: Reply | undefined
  maySetApart: boolean
}

/** Who sent it: a receipt is issued in their name, and their oldest dues are paid. */
export function LinePayer({ q, people, reply, maySetApart }: Props) {
  const replyTo = (id: string) => (reply?.typed.partyId === id ? reply : undefined)
  return (
    <Card title="تحويل من عميل">
      <div className="stack">
        <p className="muted sm">يصدر سند قبض باسمه، ويُسدَّد به أقدم ما عليه.</p>
        <Form className="row wrap" role="search" preventScrollReset>
          <div className="input grow">
            <input type="search" name="q" defaultValue={q} aria-label="ابحث عن العميل" placeholder="الاسم أو الهاتف أو الرقم" />
          </div>
          <button type="submit" className={buttonLook({ variant: 'outline' })}>
            ابحث
          </button>
        </Form>
        {q && people.length === 0 && <Empty title={`لا نتيجة لـ «${q}»`}>ابحث بكلمة واحدة من الاسم، أو بآخر أرقام الهاتف.</Empty>}
        <ul className="lines">
          {people.map(({ id, name, number }) => (
            <li key={id}>
              <span className="grow">
                <b className="medium">
                  <bdi>{name}</bdi>
                </b>{' '}
                <Code>{number}</Code>
              </span>
              <PostForm action={`?act=payer&q=${encodeURIComponent(q)}`} className={replyTo(id) ? 'stack' : ''}>
                <input type="hidden" name="partyId" value={id} />
                <LikeSlip reply={replyTo(id)} maySetApart={maySetApart} />
                <div>
                  <SubmitButton variant="outline" size="small">
                    هو من حوّل
                  </SubmitButton>
                </div>
              </PostForm>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
