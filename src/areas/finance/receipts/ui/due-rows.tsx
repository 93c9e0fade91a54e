import { Card } from '#ui/card.tsx'
import { boxLook, FieldNotes } from '#ui/form/frame.tsx'
import { Button, type Reply } from '#ui/form.tsx'
import { Pager } from '#ui/links.tsx'
import { Money, Num } from '#ui/values.tsx'
import { duesPerPage } from '../ageing.ts'
import type { Due } from '../cashier-queries.ts'
import { chosenAtOnce } from '../due.ts'
import { DueNamed, DueStanding } from './due-named.tsx'
import { amountIn, asTyped, type Till } from './till.ts'

type Props = {
  dues: readonly Due[]
  today: string
  till: Till
  reply: Reply | undefined
  count: number
  at: number
  toPage: (page: number) => string
}

/** What a customer owes for all services, the oldest first; a tick pays all of a line, a smaller sum part of it. */
export function DueRows({ dues, today, till, reply, count, at, toPage }: Props) {
  const atOnce = chosenAtOnce(dues, today)
  return (
    <Card
      flush
      title={
        <>
          المستحقات{' '}
          <span className="count">
            <Num>{count}</Num>
          </span>
        </>
      }
      actions={
        <>
          <Button
            type="button"
            variant="soft"
            size="small"
            reason={atOnce.dues.length === 0 && 'كله مغطى بشيكات لم تُحصَّل.'}
            onClick={() => till.chooseAll(atOnce.dues)}
          >
            {atOnce.label} <kbd dir="ltr">F4</kbd>
          </Button>
          <Button type="button" variant="ghost" size="small" onClick={() => till.chooseAll([])}>
            لا شيء
          </Button>
        </>
      }
    >
      <div className="table-wrap">
        <table className="table dues">
          <caption className="visually-hidden">المستحقات، الأقدم أولًا</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">اختيار</span>
              </th>
              <th scope="col">البيان</th>
              <th scope="col">الاستحقاق</th>
              <th scope="col" className="n">
                الباقي
              </th>
              <th scope="col" className="n">
                يُدفع الآن
              </th>
            </tr>
          </thead>
          <tbody>
            {dues.map((due, index) => (
              <Row key={due.id} {...{ due, today, till }} place={index + 1} fault={reply?.fields[`pay${index + 1}`]} />
            ))}
          </tbody>
        </table>
      </div>
      {count > duesPerPage && (
        <div className="card-b stack">
          <p className="sm muted">تختار من هذه الصفحة، الأقدم أولًا. ما تقبضه بلا اختيار يُسدَّد به الأقدم من الصفحات كلها.</p>
          <Pager label="صفحات المستحقات" page={at} perPage={duesPerPage} total={count} toPage={toPage} />
        </div>
      )}
    </Card>
  )
}

type RowProps = { due: Due; today: string; till: Till; place: number; fault: string[] | undefined }

function Row({ due, today, till, place, fault }: RowProps) {
  const { id, description, open, total } = due
  const typed = till.pays[id] ?? ''
  const isChosen = amountIn(typed) > 0n
  return (
    <tr aria-selected={isChosen}>
      <td>
        <label className="hit">
          <input
            type="checkbox"
            className="check"
            checked={isChosen}
            onChange={() => till.choose(id, isChosen ? '' : asTyped(open))}
            aria-label={`سدّد: ${description}`}
          />
        </label>
      </td>
      <td>
        <DueNamed {...due} />
      </td>
      <td>
        <DueStanding due={due} today={today} />
      </td>
      <td className="n">
        {open < total && (
          <s className="xs muted db">
            <bdi dir="ltr">{asTyped(total)}</bdi>
          </s>
        )}
        <Money amount={open} />
      </td>
      <td className="n">
        <input type="hidden" name={`charge${place}`} value={id} />
        <span className={boxLook(fault, false, 'paybox')}>
          <input
            id={`field-pay${place}`}
            name={`pay${place}`}
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            placeholder="–"
            value={typed}
            onChange={({ target }) => till.choose(id, target.value)}
            aria-label={`يُدفع الآن من ${description}`}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault && `field-pay${place}-error`}
          />
        </span>
        <FieldNotes id={`field-pay${place}`} errors={fault} />
      </td>
    </tr>
  )
}
