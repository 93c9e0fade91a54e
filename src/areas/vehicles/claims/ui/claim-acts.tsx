import { DecideClaim, faults, MoreClaimPhotos } from '#areas/claims/public-ui.tsx'
import { claimPath } from '#areas/vehicles/paths.ts'
import { CheckField, ChoiceField } from '#ui/form/choices.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { inDecimals } from '#values/money.ts'
import { claimWords } from '../claim.ts'
import type { ShownClaim } from '../claim-detail.ts'
import type { AssessClaimForm } from '../inputs.ts'
import { InsurerPays } from './insurer-pays.tsx'
import { PoliceReport } from './report-acts.tsx'

type Props = { claim: ShownClaim; act: string | null; reply: Reply | undefined }

/** What is next: the report of the police, what it costs, who pays it; each form hears its own refusal. */
export function ClaimActs({ claim: one, act, reply }: Props) {
  const heard = (name: string) => (act === name ? reply : undefined)
  return (
    <>
      {one.isOpen && one.kind === 'accident' && one.may.record && <PoliceReport one={one} reply={heard('police')} />}
      {one.isOpen && one.may.decide && (
        <DecideClaim one={one} words={claimWords} heard={heard} assess={(said) => <Assess one={one} reply={said} />} />
      )}
      {one.isOpen && one.may.record && <MoreClaimPhotos claimId={one.id} words={claimWords} reply={heard('photos')} />}
      {one.waitsForInsurer && one.may.take && <InsurerPays one={one} reply={heard('insurer')} />}
    </>
  )
}

type FormProps = { one: ShownClaim; reply: Reply | undefined }

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
