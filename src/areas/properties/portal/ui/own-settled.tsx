import { OwnStatementLink } from '#areas/finance/public-ui.tsx'
import { Card } from '#ui/card.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { OwnSettled } from '../own-properties.ts'

/** What was settled with an owner and what went to their account: only money that has come in. */
export function OwnSettledCards({ settled: { settlements, paid, withUs } }: { settled: OwnSettled }) {
  if (settlements.length === 0 && paid.length === 0) return null
  return (
    <>
      <Card title="تسوياتي" flush>
        <p className="card-b sm muted">
          {withUs > 0n ? (
            <>
              صافيك لدينا، ويُحوَّل إلى حسابك: <Money amount={withUs} />
            </>
          ) : (
            'حُوّل إليك كل ما سُوّي.'
          )}
        </p>
        <ul className="list">
          {settlements.map((one) => (
            <li key={one.id}>
              <Settlement {...one} />
            </li>
          ))}
        </ul>
      </Card>
      {paid.length > 0 && (
        <Card title="ما حُوّل إليك" flush>
          <ul className="list">
            {paid.map(({ id, number, amount, iban, paidOn }) => (
              <li key={id}>
                <span className="grow">
                  <span className="t">
                    <DateText at={paidOn} />
                  </span>
                  <span className="xs muted db">
                    <Code>{number}</Code>
                    {iban && (
                      <>
                        {' · إلى الحساب المنتهي بـ '}
                        <Code>{iban.slice(-4)}</Code>
                      </>
                    )}
                  </span>
                </span>
                <Money amount={amount} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

type Settled = OwnSettled['settlements'][number]

/** From what was collected to what is theirs, in one line each. */
function Settlement({ id, mandateId, number, label, agreedAt, lies, reserve, uncleared, settled, amount }: Settled) {
  return (
    <>
      <span className="grow">
        <span className="t">{agreedAt && <DateText at={agreedAt} />}</span>
        <span className="xs muted db">
          <Code>{number}</Code> · <Sentence>{label}</Sentence>
          {' · '}
          <OwnStatementLink mandateId={mandateId} settlementId={id} />
        </span>
        <span className="xs muted db">
          في الأمانات بعد العمولة <Money amount={lies} />
          {reserve > 0n && (
            <>
              {' · الاحتياطي '}
              <Money amount={reserve} />
            </>
          )}
          {uncleared > 0n && (
            <>
              {' · لم يُحصَّل بعد '}
              <Money amount={uncleared} />
            </>
          )}
          {settled !== amount && (
            <>
              {' · لكل الملّاك '}
              <Money amount={settled} />
            </>
          )}
        </span>
      </span>
      <Money amount={amount} />
    </>
  )
}
