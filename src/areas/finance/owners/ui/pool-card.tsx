import { Link } from 'react-router'
import { newSetOffPath } from '#areas/finance/set-offs/set-off-asked.ts'
import { FormId } from '#areas/finance/ui/paper-fields.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Figures } from '#ui/figures.tsx'
import { Field, FormProblem, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'
import type { EndSettlementForm } from '../inputs.ts'
import { ownerStatementAddress } from '../owner-statement-asked.ts'
import { poolPath } from '../pool-asked.ts'
import type { ShownPool } from '../queries.ts'
import { type SettlementState, settlementCan, settlementStates } from '../settlement.ts'
import { NextSettlement } from './next-settlement.tsx'

type Acting = { pool: ShownPool; formId: string; act: string | null; reply: Reply | undefined }

const acts = (mandateId: string, act: string) => `${poolPath(mandateId)}&act=${act}`

const isWaiting = ({ settlements }: ShownPool) => settlements.some(({ status }) => status === 'submitted')

/** The one that can be taken back: the newest that counts. */
const lastOf = ({ settlements }: ShownPool) => settlements.find(({ status }) => status === 'submitted' || status === 'settled')

/** Whether the form that was pressed still stands here and says what became of it. */
export function isHeard(pool: ShownPool, act: string | null) {
  const [last, { may }] = [lastOf(pool), pool]
  if (act === 'prepare') return may.settle && !isWaiting(pool)
  if (act === 'cancel') return Boolean(last && settlementCan.cancel(last) && may.settle)
  if (act === 'reverse') return Boolean(last && settlementCan.reverse(last) && may.reverse)
  return act === 'bill' ? may.spend : act === 'pay'
}

/** What lies with us for the owners of one mandate, and what can be settled of it. */
export function PoolCard({ pool, formId, act, reply, all }: Acting & { all: string }) {
  const { mandateId, label, lies, reserve, uncleared, commission, unpaid, lent, collected } = pool
  const shown = [
    ['المحصَّل من الإيجارات قبل الضريبة', collected, true],
    ['في الأمانات', lies, true],
    ['عمولة لم تُفوتر بعد', commission, commission !== 0n],
    ['عمولة لم تُسدّد بعد', unpaid, unpaid > 0n],
    ['الاحتياطي', reserve, reserve > 0n],
    ['لم يصل البنك بعد', uncleared, uncleared > 0n],
    ['سلفة على المالك', lent, lent > 0n],
  ] as const
  return (
    <Card
      title={<bdi dir="rtl">{label}</bdi>}
      actions={
        <Link className="link sm" to={all}>
          كل الاتفاقيات
        </Link>
      }
    >
      <div className="stack">
        <Figures
          look="sums-list"
          label="ما في الأمانات"
          figures={shown.flatMap(([title, sum, isShown]) => (isShown ? [[title, sum] as const] : []))}
        />
        {isHeard(pool, 'prepare') && (
          <PostForm
            action={acts(mandateId, 'prepare')}
            part="prepare"
            reply={act === 'prepare' ? reply : undefined}
            before="التسوية"
          >
            <FormId reply={act === 'prepare' ? reply : undefined} formId={formId} />
            <input type="hidden" name="mandateId" value={mandateId} />
            <NextSettlement next={pool.next} />
            <p className="muted sm">تُفوتر العمولة عن كل ما حُصّل حتى اليوم، ويُقسم الباقي على الملّاك، ويعتمد ذلك شخص آخر.</p>
            <div>
              <SubmitButton>جهّز التسوية</SubmitButton>
            </div>
          </PostForm>
        )}
      </div>
    </Card>
  )
}

type Part = { parts: bigint; whole: bigint; isOne: boolean }

const PartOf = ({ parts, whole, isOne }: Part) => (
  <span className="muted">
    {isOne ? (
      <>
        <Num>{parts}</Num> من <Num>{whole}</Num>
      </>
    ) : (
      'لم يعد مالكًا، وبقي له ما سُوّي'
    )}
  </span>
)

/** Each owner with the share, what was settled so far, and what is owed now. */
export function OwnersCard({ pool: { mandateId, owners, may }, formId, act, reply }: Acting) {
  return (
    <Card title="الملّاك">
      <ul className="stack">
        {owners.map(({ partyId, name, parts, whole, isOne, iban, settled, owed, promised, owes }) => (
          <li key={partyId} className="stack">
            <div className="row wrap">
              <bdi className="medium">{name}</bdi>
              <PartOf parts={parts} whole={whole} isOne={isOne} />
              {iban ? <Code>{iban}</Code> : <span className="muted sm">لا آيبان في الاتفاقية</span>}
            </div>
            <Figures
              look="sums-list"
              label={`حساب ${name}`}
              figures={[
                ['سُوّي معه', settled],
                ['مستحق له من كل اتفاقياته', owed],
                ...(owes > 0n ? [['عليه للشركة', owes] as const] : []),
              ]}
            />
            {may.setOff && owes > 0n && owed > promised && (
              <Link className="link sm" to={newSetOffPath(partyId)}>
                قاصّ ما عليه مما له
              </Link>
            )}
            {may.pay && iban && owed > promised && (
              <PostForm action={acts(mandateId, 'pay')} part={partyId} before="إعداد السند">
                <input type="hidden" name="id" value={formId} />
                <input type="hidden" name="mandateId" value={mandateId} />
                <input type="hidden" name="partyId" value={partyId} />
                <div>
                  <SubmitButton variant="outline">أعدّ سند صرف له</SubmitButton>
                </div>
              </PostForm>
            )}
          </li>
        ))}
      </ul>
      {act === 'pay' && <FormProblem text={reply?.problem} />}
    </Card>
  )
}

const tones: Record<SettlementState, 'warning' | 'success' | 'danger' | 'muted'> = {
  submitted: 'warning',
  settled: 'success',
  rejected: 'danger',
  cancelled: 'muted',
  reversed: 'muted',
}

/** The settlements so far, the newest first; the newest can be taken back. */
export function SettlementsCard({ pool, act, reply }: Omit<Acting, 'formId'>) {
  const { settlements, mandateId } = pool
  if (settlements.length === 0) return null
  const last = lastOf(pool)
  return (
    <Card title="التسويات">
      <ul className="stack">
        {settlements.map(({ id, number, askedOn, agreedAt, amount, status }) => (
          <li key={id} className="row wrap">
            <Code>{number}</Code>
            <DateText at={askedOn} />
            <Badge tone={tones[status]}>{settlementStates[status]}</Badge>
            <Money amount={amount} />
            {agreedAt && (
              <a
                className="link sm"
                href={ownerStatementAddress({ mandate: mandateId, settlement: id })}
                target="_blank"
                rel="noopener"
              >
                كشف الحساب
              </a>
            )}
          </li>
        ))}
      </ul>
      {last && isHeard(pool, 'cancel') && (
        <End
          {...{ mandateId, id: last.id, number: last.number }}
          act="cancel"
          says="ألغِ"
          reply={act === 'cancel' ? reply : undefined}
        />
      )}
      {last && isHeard(pool, 'reverse') && (
        <End
          {...{ mandateId, id: last.id, number: last.number }}
          act="reverse"
          says="اعكس"
          reply={act === 'reverse' ? reply : undefined}
        />
      )}
    </Card>
  )
}

type EndProps = {
  mandateId: string
  id: string
  number: string
  act: 'cancel' | 'reverse'
  says: string
  reply: Reply | undefined
}

function End({ mandateId, id, number, act, says, reply }: EndProps) {
  return (
    <details className="acc more" open={Boolean(reply)}>
      <summary>
        {says} التسوية <Code>{number}</Code>
      </summary>
      <PostForm action={acts(mandateId, act)} part={act} reply={reply} before="الحفظ">
        <input type="hidden" name="settlementId" value={id} />
        <Field {...fieldsOf<EndSettlementForm>(reply)('reason')} label="السبب" required />
        <div>
          <SubmitButton variant="outline">{says} التسوية</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
