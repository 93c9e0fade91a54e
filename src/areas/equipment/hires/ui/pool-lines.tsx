import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { DateRange, Money } from '#ui/values.tsx'
import { hirePath } from '../../paths.ts'
import { poolUnits } from '../../pools/pool.ts'
import type { AddPoolLineForm } from '../inputs.ts'
import type { PoolLine } from '../pool-lines.ts'
import type { ShownHire } from '../queries.ts'

type Props = { one: ShownHire; taken: readonly string[]; heard: (name: string) => Reply | undefined }
type Choice = readonly [string, string]

/** What was quoted of scaffolding, and its price for the days it is planned. */
export function PoolLines({ one, taken, heard }: Props) {
  if (one.pools.length === 0) return null
  const isToCome = one.pools.some(({ poolId }) => !taken.includes(poolId))
  const mayGiveUp = one.may.handOver && isToCome && (one.stage === 'reserved' || one.stage === 'out')
  const mayStrike = one.stage === 'quoted' && one.may.quote && one.lines.length + one.pools.length > 1
  return (
    <Card title="السقالات في هذا العرض" flush>
      <ul className="list">
        {one.pools.map((line) => (
          <li key={line.id} className="wrap">
            <QuotedPool line={line} />
            {mayStrike && (
              <PostForm action={`${hirePath(one.id)}?act=strike-pool`} reply={heard('strike-pool')} part={line.id} before="الحذف">
                <input type="hidden" name="contractId" value={one.id} />
                <input type="hidden" name="lineId" value={line.id} />
                <SubmitButton variant="danger-ghost" size="small">
                  احذف من العرض
                </SubmitButton>
              </PostForm>
            )}
          </li>
        ))}
      </ul>
      {mayGiveUp && <GiveUpPools one={one} reply={heard('give-up-pools')} />}
    </Card>
  )
}

function GiveUpPools({ one, reply }: { one: ShownHire; reply: Reply | undefined }) {
  const field = fieldsOf<{ why: string }>(reply)
  return (
    <div className="card-b">
      <details className="act-form" open={reply !== undefined}>
        <summary className="btn btn-ghost btn-sm">لن تُخرج</summary>
        <PostForm action={`${hirePath(one.id)}?act=give-up-pools`} reply={reply} part="give-up-pools" before="الإلغاء">
          <input type="hidden" name="contractId" value={one.id} />
          <Field {...field('why')} id="why-pools" label="السبب" maxLength={200} required />
          <div>
            <SubmitButton variant="danger">لن تُخرج</SubmitButton>
          </div>
        </PostForm>
      </details>
    </div>
  )
}

export const QuotedPool = ({ line }: { line: PoolLine }) => (
  <>
    <span className="grow">
      <span className="t">
        <bdi>{line.name}</bdi>، {line.quantity.toLocaleString('en')} {poolUnits[line.unit]}
      </span>
      <span className="xs muted db">
        <DateRange from={line.startsOn} until={line.endsOn} /> · <Money amount={line.monthPrice} /> لكل {poolUnits[line.unit]} في
        30 يومًا
        {line.deposit > 0n && (
          <>
            {' '}
            · تأمين مسترد <Money amount={line.deposit * BigInt(line.quantity)} />
          </>
        )}
      </span>
    </span>
    <Money amount={line.ahead} />
  </>
)

type Fields = { reply: Reply | undefined; choices: readonly Choice[]; days: { from: string; until: string } }

export function PoolFields({ reply, choices, days }: Fields) {
  const field = fieldsOf<AddPoolLineForm>(reply)
  return (
    <div className="form-grid">
      <SelectField {...field('poolId', choices[0]?.[0])} label="من" options={choices} required />
      <NumberField {...field('quantity')} id="field-pool-quantity" label="الكمية" required />
      <DateField {...field('startsOn', days.from)} id="field-pool-starts" label="من يوم" required />
      <DateField {...field('endsOn', days.until)} id="field-pool-ends" label="إلى يوم" required />
    </div>
  )
}

type Adding = { one: ShownHire; choices: readonly Choice[]; reply: Reply | undefined }

export const AddPoolLine = ({ one, choices, reply }: Adding) => (
  <Card title="أضف سقالات">
    <PostForm action={`${hirePath(one.id)}?act=add-pool`} reply={reply} part="add-pool" before="الإضافة">
      <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : one.formId} />
      <input type="hidden" name="contractId" value={one.id} />
      <PoolFields reply={reply} choices={choices} days={{ from: one.startsOn, until: one.endsOn }} />
      <div>
        <SubmitButton variant="outline">أضف إلى العرض</SubmitButton>
      </div>
    </PostForm>
  </Card>
)
