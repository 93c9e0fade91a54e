import { Link } from 'react-router'
import type { chequesOnBoard } from '#areas/finance/public.ts'
import { Card } from '#ui/card.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'

type Seen = NonNullable<Awaited<ReturnType<typeof chequesOnBoard>>>
type Listed = Seen['bounced']

const depositPath = '/admin/finance/cheques/deposit'
const chequePath = (id: string) => `/admin/finance/cheques/${id}`

/** What goes to the bank by its next day and into which account, what came back, and what the bank has: each leads to its step. */
export function Cheques({ until, groups, bounced, atBank }: Seen) {
  if (groups.length + bounced.length + atBank.length === 0) return null
  return (
    <Card title="الشيكات">
      <ul className="lines">
        {groups.map(({ isRent, count, amount }) => (
          <li key={String(isRent)}>
            <span className="grow">
              تُودع حتى <DateText at={until} /> في {isRent ? 'حساب الأمانات' : 'الحساب التشغيلي'}: <Num>{count}</Num> ·{' '}
              <Money amount={amount} />
            </span>
            <Link className="link" to={depositPath}>
              أودعها
            </Link>
          </li>
        ))}
      </ul>
      <Those title="ارتجعت ولم تُسوَّ" cheques={bounced} act="سوِّه" open />
      <Those title="لدى البنك" cheques={atBank} act="ما آل إليه" />
    </Card>
  )
}

function Those({ title, cheques, act, open = false }: { title: string; cheques: Listed; act: string; open?: boolean }) {
  if (cheques.length === 0) return null
  return (
    <details className="acc more" open={open}>
      <summary>
        {title} (<Num>{cheques.length}</Num>)
      </summary>
      <ul className="lines">
        {cheques.map(({ id, number, bank, drawer, amount, dueOn }) => (
          <li key={id}>
            <span className="grow">
              <bdi>{drawer}</bdi> · <Code>{number}</Code> <bdi>{bank}</bdi> · <Money amount={amount} /> · تاريخه{' '}
              <DateText at={dueOn} />
            </span>
            <Link className="link" to={chequePath(id)}>
              {act}
              <span className="visually-hidden"> {number}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
