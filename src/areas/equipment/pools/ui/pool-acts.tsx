import { ChoiceField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { hirePath } from '../../paths.ts'
import type { SettleDifferenceForm, TakePoolForm } from '../inputs.ts'
import { agreedNames, countField, decisions, poolUnits } from '../pool.ts'
import type { HeldPool, PoolsOnHire } from '../queries.ts'

type Hire = {
  id: string
  today: string
  deposit: { short: bigint; waivedWhy: string | null }
  may: { waive: boolean }
  pools: readonly { poolId: string; quantity: number }[]
}

const typedId = (reply: Reply | undefined, begun: string) => (typeof reply?.typed.id === 'string' ? reply.typed.id : begun)

/** So much goes to the site. */
export function TakePool({ one, pools, reply }: { one: Hire; pools: PoolsOnHire; reply: Reply | undefined }) {
  const field = fieldsOf<TakePoolForm>(reply)
  const quoted = one.pools[0]
  const options = pools.choices.map(
    ({ id, name, unit, free }) => [id, `${name}، المتاح اليوم ${free} ${poolUnits[unit]}`] as const,
  )
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">أخرج من السقالات</summary>
      <PostForm action={`${hirePath(one.id)}?act=take-pool`} reply={reply} part="take-pool" before="الإخراج">
        <input type="hidden" name="id" value={typedId(reply, pools.formId)} />
        <input type="hidden" name="contractId" value={one.id} />
        <div className="form-grid">
          <SelectField {...field('poolId', quoted?.poolId ?? options[0]?.[0])} label="من" options={options} required />
          <NumberField {...field('quantity', quoted && String(quoted.quantity))} label="الكمية" required />
          <DateField {...field('day', one.today)} label="اليوم" required />
          {one.deposit.short > 0n && one.may.waive && (
            <Field {...field('waivedWhy')} label="سبب الإعفاء من التأمين المسترد" maxLength={200} optional />
          )}
        </div>
        <div>
          <SubmitButton>سجّل الإخراج</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

/** A part of it comes back, counted piece by piece by both sides. */
export function ReturnPool({ one, pool, reply }: { one: Hire; pool: HeldPool; reply: Reply | undefined }) {
  const field = fieldsOf<Record<string, string>>(reply)
  const path = `${hirePath(one.id)}?act=return-pool&line=${pool.poolId}`
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">سجّل الإعادة</summary>
      <PostForm action={path} reply={reply} part={`return-pool-${pool.poolId}`} before="الإعادة">
        <input type="hidden" name="id" value={typedId(reply, pool.formId)} />
        <input type="hidden" name="contractId" value={one.id} />
        <input type="hidden" name="poolId" value={pool.poolId} />
        <input type="hidden" name="seen" value={pool.version} />
        <div className="form-grid">
          <NumberField {...field('quantity')} label="الكمية التي أُعيدت" unit={poolUnits[pool.unit]} required />
          <DateField {...field('day', one.today)} label="اليوم" required />
        </div>
        {pool.pieces.map((piece) => (
          <PieceCounts key={piece.place} piece={piece} reply={reply} />
        ))}
        {isDifferenceAsked(reply) && (
          <div className="form-grid">
            <ChoiceField {...field('difference')} label="بأي العدّين يُحسب" options={Object.entries(decisions)} required />
            <Field {...field('differenceWhy')} label="السبب" help="لازم، إلا إن حُسب بعدّ العميل" maxLength={300} />
          </div>
        )}
        <div>
          <SubmitButton>سجّل الإعادة</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

/** Asked once the two counts were seen to differ, and kept with what was typed. */
const isDifferenceAsked = (reply: Reply | undefined) =>
  Boolean(reply && (reply.fields.difference || reply.fields.differenceWhy || reply.typed.difference))

type SettleProps = { contractId: string; returnId: string; reply: Reply | undefined }

/** A count that was left open, once both sides agree. */
export function SettleDifference({ contractId, returnId, reply }: SettleProps) {
  const field = fieldsOf<SettleDifferenceForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">سجّل ما اتُّفق عليه</summary>
      <PostForm
        action={`${hirePath(contractId)}?act=settle-difference&line=${returnId}`}
        reply={reply}
        part={`settle-difference-${returnId}`}
        before="الحفظ"
      >
        <input type="hidden" name="contractId" value={contractId} />
        <input type="hidden" name="returnId" value={returnId} />
        <ChoiceField {...field('by')} label="العدّ الذي اتُّفق عليه" options={agreedOptions} required />
        <Field {...field('why')} label="على ماذا اتُّفق" maxLength={300} required />
        <div>
          <SubmitButton>احسب الناقص</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

const agreedOptions = agreedNames.map((name) => [name, decisions[name]] as const)

function PieceCounts({ piece, reply }: { piece: HeldPool['pieces'][number]; reply: Reply | undefined }) {
  const field = fieldsOf<Record<string, string>>(reply)
  return (
    <fieldset className="form-grid snug">
      <legend className="medium sm">
        <bdi>{piece.name}</bdi>
      </legend>
      <NumberField {...field(countField('missing', piece.place))} label="ناقص بعدّنا" optional />
      <NumberField {...field(countField('theirMissing', piece.place))} label="ناقص بعدّ العميل" optional />
      <NumberField {...field(countField('damaged', piece.place))} label="متضرر بعدّنا" optional />
      <NumberField {...field(countField('theirDamaged', piece.place))} label="متضرر بعدّ العميل" optional />
    </fieldset>
  )
}
