import { Clock, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import type { Exception } from '#platform/home.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { Money } from '#ui/values.tsx'
import { dayInWords } from '#values/dates.ts'
import { daysAfter, daysBetween } from '#values/days.ts'
import { costOf } from '#values/delay.ts'
import type { HomeRead } from './read-home.ts'

type Props = Pick<HomeRead, 'exceptions' | 'putOff'> & { today: string; reply: Reply | undefined }

/** What costs most if it waits, each with what it costs in words. */
export function Exceptions({ exceptions, putOff, today, reply }: Props) {
  return (
    <Card flush title="الأغلى إن تأخر" actions={<Ordered />}>
      <ol className="delays">
        {exceptions.map((one) => (
          <li key={one.key}>
            <span className={`tile-ic ${costOf(one.delay, today) >= 1_000_000n ? 'd' : 'w'}`}>
              <TriangleAlert className="i" aria-hidden />
            </span>
            <span>
              <Link to={one.path} className="t">
                <Sentence>{one.title}</Sentence>
              </Link>
              <span className="xs muted">
                <Sentence>{one.detail}</Sentence>
              </span>
            </span>
            <Cost of={one} today={today} />
            <span className="acts">
              <Link to={one.path} className={buttonLook({ variant: 'outline', size: 'small' })}>
                {one.act}
              </Link>
              {!one.key.startsWith('law:') && <PutOff one={one} today={today} reply={reply} />}
            </span>
          </li>
        ))}
      </ol>
      {putOff.length > 0 && (
        <details className="put-off">
          <summary>المؤجَّل: {putOff.length}</summary>
          <ul>
            {putOff.map(({ key, title, until }) => (
              <li key={key}>
                <Sentence>{title}</Sentence> <span className="xs muted">يعود {dayInWords(until, today)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}

const Ordered = () => (
  <span className="xs muted">
    مرتبة بما يُخسر في 14 يومًا ·{' '}
    <Link to="/admin/waiting" className="link">
      وكل ما ينتظر
    </Link>
  </span>
)

/** «18.333 ر.ع. كل يوم», «360.000 ر.ع. بعد 3 أيام». */
function Cost({ of: { delay }, today }: { of: Exception; today: string }) {
  if (!delay) return <span className="cost" />
  if ('law' in delay)
    return (
      <span className="cost">
        <b>{dayInWords(delay.onDay, today)}</b>
        <span className="xs muted">{delay.law}</span>
      </span>
    )
  const [amount, says] = 'amount' in delay ? [delay.amount, whenLost(delay.onDay, today)] : [delay.perDay, 'كل يوم']
  return (
    <span className="cost">
      <b>
        <Money amount={amount} />
      </b>
      <span className="xs muted">{says}</span>
    </span>
  )
}

function whenLost(day: string, today: string) {
  const days = daysBetween(today, day)
  if (days < 0) return 'مضى يومه'
  if (days <= 1) return days === 0 ? 'اليوم' : 'غدًا'
  return `إن مضى ${dayInWords(day, today)}`
}

function PutOff({ one, today, reply }: { one: Exception; today: string; reply: Reply | undefined }) {
  return (
    <details className="later">
      <summary aria-label={`أجّل: ${one.title}`}>
        <Clock className="i i-sm" aria-hidden />
        أجّل
      </summary>
      <PostForm reply={reply} action="/admin?act=put-off" part={one.key}>
        <input type="hidden" name="key" value={one.key} />
        <input type="hidden" name="title" value={one.title} />
        <DateField name="until" label="يعود يوم" defaultValue={daysAfter(today, 1)} />
        <SubmitButton size="small">أجّل</SubmitButton>
      </PostForm>
    </details>
  )
}
