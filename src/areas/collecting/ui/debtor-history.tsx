import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { DateText, Money } from '#ui/values.tsx'
import { followUpOutcomes, followUpWays, promiseCan, promiseStatuses } from '../collecting.ts'
import type { WithdrawForm } from '../inputs.ts'
import type { ShownDebtor } from '../queries.ts'

const tones = { open: 'info', kept: 'success', broken: 'danger', withdrawn: 'muted' } as const

type Shown = ShownDebtor['promises'][number]
type Props = {
  promises: readonly Shown[]
  partyId: string
  withdrawing: false | { promiseId: string | null; reply: Reply | undefined }
}

export function Promises({ promises, ...more }: Props) {
  if (promises.length === 0) return null
  return (
    <div id="promises">
      <Card title="الوعود">
        <ul className="lines">
          {promises.map((one) => (
            <Promised key={one.id} {...one} {...more} />
          ))}
        </ul>
      </Card>
    </div>
  )
}

function Promised({ id, amount, on, status, paid, note, reason, partyId, withdrawing }: Shown & Omit<Props, 'promises'>) {
  return (
    <li>
      <div className="grow">
        <Money amount={amount} /> حتى <DateText at={on} />
        {status !== 'kept' && paid > 0n && (
          <span className="muted sm">
            {' '}
            · دُفع منه <Money amount={paid} />
          </span>
        )}
        {(reason ?? note) && (
          <span className="muted sm">
            {' · '}
            <bdi>{reason ?? note}</bdi>
          </span>
        )}
        {withdrawing && promiseCan.withdraw({ status }) && (
          <Withdraw promiseId={id} {...{ partyId }} reply={withdrawing.promiseId === id ? withdrawing.reply : undefined} />
        )}
      </div>
      <Badge tone={tones[status]}>{promiseStatuses[status]}</Badge>
    </li>
  )
}

type Withdrawing = { promiseId: string; partyId: string; reply: Reply | undefined }

function Withdraw({ promiseId, partyId, reply }: Withdrawing) {
  return (
    <details className="acc more" open={Boolean(reply)}>
      <summary>سُجّل خطأً</summary>
      <PostForm action={`?act=withdraw&promise=${promiseId}`} reply={reply} before="السحب" part={`withdraw-${promiseId}`}>
        <input type="hidden" name="promiseId" value={promiseId} />
        <input type="hidden" name="partyId" value={partyId} />
        <Field {...fieldsOf<WithdrawForm>(reply)('reason')} label="السبب" required />
        <p className="help">يبقى في السجل مسحوبًا، ولا يُحسب إخلافًا. بعده يمكن تسجيل الوعد الصحيح.</p>
        <div>
          <SubmitButton variant="danger">اسحب الوعد</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

export function Tried({ tried }: Pick<ShownDebtor, 'tried'>) {
  return (
    <Card title="المتابعات">
      {tried.length === 0 ? (
        <p className="muted sm">لا متابعة بعد. سجّل كل مكالمة وزيارة، ولو لم يرد.</p>
      ) : (
        <ul className="lines">
          {tried.map(({ id, way, outcome, note, at }) => (
            <li key={id}>
              <span className="grow">
                {followUpWays[way]}: {followUpOutcomes[outcome]}
                {note && (
                  <span className="muted sm">
                    {' · '}
                    <bdi>{note}</bdi>
                  </span>
                )}
              </span>
              <span className="muted sm">
                <DateText at={new Date(at)} time />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
