import { Link } from 'react-router'
import { ConditionBefore, ConditionWord } from '#areas/handovers/public-ui.tsx'
import { inspectionPath } from '#areas/properties/inspections/inspection.ts'
import { Card } from '#ui/card.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'
import { restApart } from '../move-out.ts'
import type { ShownLeaving } from '../queries.ts'

type Sums = { held: bigint; used: bigint; refund: bigint; left: bigint; credited: bigint }

/** «التأمين المسترد، والخصومات، والباقي له». */
export function Account({ leaving, sums }: { leaving: ShownLeaving; sums: Sums }) {
  const { plan, moveOut } = leaving
  const apart = restApart(sums)
  return (
    <Card title={moveOut?.settledAt ? 'الحساب كما سُوّي' : 'الحساب إن سُوّي الآن'}>
      <dl className="told in-columns">
        <Told question="آخر يوم في العقد">
          <DateText at={plan.lastDay} />
        </Told>
        <Told question="التأمين المسترد">
          <Money amount={sums.held} />
        </Told>
        <Told question="ما يُخصم منه">
          <Money amount={sums.used} />
        </Told>
        <Told question="الباقي له">
          <span className="medium">
            <Money amount={sums.refund} />
          </span>
        </Told>
        {sums.left > 0n && (
          <Told question="الباقي عليه">
            <Money amount={sums.left} />
          </Told>
        )}
        {sums.credited > 0n && (
          <Told question="إيجار دُفع لما بعد آخر يوم، رصيد له">
            <Money amount={sums.credited} />
          </Told>
        )}
        {apart && (
          <Told question={apart[0]}>
            <span className="medium">
              <Money amount={apart[1]} />
            </span>
          </Told>
        )}
        {!moveOut?.settledAt && plan.takenBack > 0n && (
          <Told question="إيجار بعد آخر يوم، يُلغى">
            <Money amount={plan.takenBack} />
          </Told>
        )}
      </dl>
    </Card>
  )
}

/** What is open of the lease, until its last day. */
export function Owed({ leaving: { plan } }: { leaving: ShownLeaving }) {
  return (
    <Card title="ما على المستأجر" flush>
      <ul className="list">
        {plan.open.map(({ id, description, number, dueOn, open }) => (
          <li key={id}>
            <span className="grow">
              <span className="t">
                <bdi>{description}</bdi>
              </span>
              <span className="xs muted db">
                <Code>{number}</Code> · <DateText at={dueOn} />
              </span>
            </span>
            <Money amount={open} />
          </li>
        ))}
        {plan.undemanded > 0n && (
          <li>
            <span className="grow">إيجار لم يُطالب به بعد</span>
            <Money amount={plan.undemanded} />
          </li>
        )}
        {plan.open.length === 0 && plan.undemanded === 0n && <li className="muted">لا شيء مفتوحًا لهذا العقد.</li>}
      </ul>
    </Card>
  )
}

/** How the unit came back, compared with how it went out. */
export function Returned({ leaving: { back, isOut, moveOut } }: { leaving: ShownLeaving }) {
  if (!back)
    return (
      <Card title="إعادة الوحدة">
        <p className="muted">
          {isOut
            ? 'لم تُعَد الوحدة بعد. اكتب محضر الإعادة من صفحتها ووقّعه.'
            : 'لم تُسلَّم هذه الوحدة بمحضر ولم تُعَد بمحضر، فلا مقارنة بينهما.'}
        </p>
        {moveOut?.noReturnReason && (
          <p className="sm">
            سُوّيت بلا محضر: <bdi>{moveOut.noReturnReason}</bdi>
          </p>
        )}
      </Card>
    )
  return (
    <Card title="إعادة الوحدة" flush>
      <div className="card-b">
        <p className="sm">
          أُعيدت في <DateText at={back.seenOn} /> بالمحضر{' '}
          <Link className="link" to={inspectionPath(back.id)}>
            <Code>{back.number}</Code>
          </Link>
          {back.readings.keys !== undefined && (
            <>
              ، المفاتيح <Num>{back.readings.keys}</Num>
            </>
          )}
        </p>
      </div>
      <ul className="list">
        {back.worse.map(({ room, item, was, condition }) => (
          <li key={`${room} ${item}`}>
            <span className="grow">
              <span className="t">{`${room}، ${item}`}</span>
              <span className="xs muted db">
                {back.isCompared ? (
                  <>
                    كان عند التسليم: <ConditionBefore was={was} />
                  </>
                ) : (
                  'لا محضر تسليم'
                )}
              </span>
            </span>
            <ConditionWord condition={condition} />
          </li>
        ))}
        {back.worse.length === 0 && (
          <li className="muted">{back.isCompared ? 'عادت كما سُلّمت.' : 'لا محضر تسليم تُقارن به، ولا ضرر في محضر الإعادة.'}</li>
        )}
      </ul>
    </Card>
  )
}
