import '#ui/styles/act-form.css'
import { claimPath } from '#areas/vehicles/paths.ts'
import { Card } from '#ui/card.tsx'
import { CheckField, ChoiceField } from '#ui/form/choices.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import { inDecimals, inRials } from '#values/money.ts'
import { faults } from '../claim.ts'
import type { ShownClaim } from '../claim-detail.ts'
import type { AssessClaimForm, ReasonedClaimForm } from '../inputs.ts'
import { InsurerPays } from './insurer-pays.tsx'
import { MorePhotos, PoliceReport } from './report-acts.tsx'

type Props = { claim: ShownClaim; act: string | null; reply: Reply | undefined }

/** What is next: the report of the police, what it costs, who pays it; each form hears its own refusal. */
export function ClaimActs({ claim: one, act, reply }: Props) {
  const heard = (name: string) => (act === name ? reply : undefined)
  return (
    <>
      {one.isOpen && one.kind === 'accident' && one.may.report && <PoliceReport one={one} reply={heard('police')} />}
      {one.isOpen && one.may.assess && <Decide one={one} heard={heard} />}
      {one.isOpen && one.may.report && <MorePhotos one={one} reply={heard('photos')} />}
      {one.waitsForInsurer && one.may.take && <InsurerPays one={one} reply={heard('insurer')} />}
    </>
  )
}

function Decide({ one, heard }: { one: ShownClaim; heard: (name: string) => Reply | undefined }) {
  const renter = one.shares?.renter ?? 0n
  const isAboveLimit = renter > one.absorbLimit
  return (
    <Card title={one.shares ? 'من يدفعه؟' : 'قدّر الضرر'}>
      <div className="stack">
        {one.shares && renter + one.shares.insurer > 0n && <Charge one={one} reply={heard('charge')} />}
        {one.shares ? (
          <details className="act-form" open={heard('assess') !== undefined}>
            <summary className="btn btn-outline btn-sm">قدّره من جديد</summary>
            <Assess one={one} reply={heard('assess')} />
          </details>
        ) : (
          <Assess one={one} reply={heard('assess')} />
        )}
        {renter > 0n && (
          <Reasoned
            {...{ one, act: 'absorb', button: 'حمّله الشركة' }}
            reply={heard('absorb')}
            help={isAboveLimit ? `فوق ${inRials(one.absorbLimit)}، فينتظر الاعتماد` : 'لا يُطالب به المستأجر'}
          />
        )}
        <Reasoned {...{ one, act: 'close', button: 'أغلق الملف' }} reply={heard('close')} help="لا ضرر، أو سُجّل خطأً" />
      </div>
    </Card>
  )
}

type FormProps = { one: ShownClaim; reply: Reply | undefined }

function Charge({ one, reply }: FormProps) {
  const { shares, held } = one
  const field = fieldsOf<{ from: string }>(reply)
  if (!shares) return null
  const isOwed = shares.renter > 0n
  return (
    <PostForm action={`${claimPath(one.id)}?act=charge`} reply={reply} part="charge" before="الإضافة">
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

function Assess({ one, reply }: FormProps) {
  const field = fieldsOf<AssessClaimForm>(reply)
  const kept = (value: string | null) => value ?? undefined
  return (
    <PostForm action={`${claimPath(one.id)}?act=assess`} reply={reply} part="assess" before="الحفظ">
      <input type="hidden" name="claimId" value={one.id} />
      <MoneyField
        {...field('estimate', one.estimate === null ? undefined : inDecimals(one.estimate))}
        label="كلفة الإصلاح"
        required
      />
      <Field {...field('estimateAbout', kept(one.estimateAbout))} label="ما يُصلح وأين" maxLength={300} optional />
      <ChoiceField {...field('atFault', one.atFault)} label="المخطئ" options={faults} required />
      {one.kind === 'accident' && (
        <>
          <CheckField {...field('offRoad', one.offRoad ? 'yes' : undefined)} label="خرجت عن الطرق المسموح بها" />
          <CheckField {...field('otherDriver', one.otherDriver ? 'yes' : undefined)} label="قادها غير من في العقد" />
        </>
      )}
      <Field
        {...field('insurer', kept(one.insurer))}
        label="شركة التأمين"
        help="إن طولبت بما فوق مبلغ التحمّل"
        maxLength={80}
        optional
      />
      <Field {...field('insurerClaim', kept(one.insurerClaim))} label="رقم المطالبة لديها" dir="ltr" maxLength={40} optional />
      <div>
        <SubmitButton variant={one.shares ? 'soft' : 'primary'}>احفظ التقدير</SubmitButton>
      </div>
    </PostForm>
  )
}

type ReasonedProps = FormProps & { act: string; button: string; help: string }

function Reasoned({ one, act, button, help, reply }: ReasonedProps) {
  const field = fieldsOf<ReasonedClaimForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">{button}</summary>
      <PostForm action={`${claimPath(one.id)}?act=${act}`} reply={reply} part={act} before="الحفظ">
        <input type="hidden" name="claimId" value={one.id} />
        <Field {...field('why')} label="السبب" help={help} maxLength={200} required />
        <div>
          <SubmitButton>{button}</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
