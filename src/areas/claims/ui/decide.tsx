import '#ui/styles/act-form.css'
import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import { inRials } from '#values/money.ts'
import type { ShownClaim } from '../claim-detail.ts'
import type { ClaimWords } from '../claim-kind.ts'
import type { ReasonedClaimForm } from '../inputs.ts'

type Of = { one: ShownClaim; words: ClaimWords }
type Props = Of & { heard: (act: string) => Reply | undefined; assess: (reply: Reply | undefined) => ReactNode }

/** What it costs, by the form of its area, and then who pays it; each form hears its own refusal. */
export function Decide({ one, words, heard, assess }: Props) {
  const renter = one.shares?.renter ?? 0n
  const isAboveLimit = renter > one.absorbLimit
  return (
    <Card title={one.shares ? 'من يدفعه؟' : 'قدّر الضرر'}>
      <div className="stack">
        {one.shares && renter + one.shares.insurer > 0n && <Charge {...{ one, words }} reply={heard('charge')} />}
        {one.shares ? (
          <details className="act-form" open={heard('assess') !== undefined}>
            <summary className="btn btn-outline btn-sm">قدّره من جديد</summary>
            {assess(heard('assess'))}
          </details>
        ) : (
          assess(heard('assess'))
        )}
        {renter > 0n && (
          <Reasoned
            {...{ one, words, act: 'absorb', button: 'حمّله الشركة' }}
            reply={heard('absorb')}
            help={isAboveLimit ? `فوق ${inRials(one.absorbLimit)}، فينتظر الاعتماد` : 'لا يُطالب به المستأجر'}
          />
        )}
        <Reasoned
          {...{ one, words, act: 'close', button: `أغلق ال${words.paper}` }}
          reply={heard('close')}
          help="لا ضرر، أو سُجّل خطأً"
        />
      </div>
    </Card>
  )
}

type FormProps = Of & { reply: Reply | undefined }

function Charge({ one, words, reply }: FormProps) {
  const { shares, held } = one
  const field = fieldsOf<{ from: string }>(reply)
  if (!shares) return null
  const isOwed = shares.renter > 0n
  return (
    <PostForm action={`${words.path(one.id)}?act=charge`} reply={reply} part="charge" before="الإضافة">
      <input type="hidden" name="claimId" value={one.id} />
      {isOwed && (
        <p className="sm">
          على المستأجر <Money amount={shares.renter} /> بلا ضريبة
        </p>
      )}
      {shares.insurer > 0n && (
        <p className="sm">
          على {one.insurer} <Money amount={shares.insurer} />
        </p>
      )}
      {isOwed && held > 0n ? (
        <ChoiceField
          {...field('from', 'deposit')}
          label="يُدفع من"
          options={{ deposit: `التأمين المسترد (${inRials(held)})`, account: 'حسابه' }}
          required
        />
      ) : (
        <input type="hidden" name="from" value="account" />
      )}
      <div>
        <SubmitButton>{isOwed ? 'أضفه على العميل' : 'طالب شركة التأمين'}</SubmitButton>
      </div>
    </PostForm>
  )
}

type ReasonedProps = FormProps & { act: string; button: string; help: string }

function Reasoned({ one, words, act, button, help, reply }: ReasonedProps) {
  const field = fieldsOf<ReasonedClaimForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">{button}</summary>
      <PostForm action={`${words.path(one.id)}?act=${act}`} reply={reply} part={act} before="الحفظ">
        <input type="hidden" name="claimId" value={one.id} />
        <Field {...field('why')} label="السبب" help={help} maxLength={200} required />
        <div>
          <SubmitButton>{button}</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
