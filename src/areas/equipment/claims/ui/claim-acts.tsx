import { DecideClaim, faults, MoreClaimPhotos } from '#areas/claims/public-ui.tsx'
import { claimPath } from '#areas/equipment/paths.ts'
import { ChoiceField } from '#ui/form/choices.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { inDecimals } from '#values/money.ts'
import { claimWords } from '../claim.ts'
import type { ShownClaim } from '../claim-detail.ts'
import type { AssessClaimForm } from '../inputs.ts'

type Props = { claim: ShownClaim; act: string | null; reply: Reply | undefined }

/** What is next: what it costs, and who pays it; each form hears its own refusal. */
export function ClaimActs({ claim: one, act, reply }: Props) {
  const heard = (name: string) => (act === name ? reply : undefined)
  if (!one.isOpen) return null
  return (
    <>
      {one.may.decide && (
        <DecideClaim one={one} words={claimWords} heard={heard} assess={(said) => <Assess one={one} reply={said} />} />
      )}
      {one.may.record && <MoreClaimPhotos claimId={one.id} words={claimWords} reply={heard('photos')} />}
    </>
  )
}

function Assess({ one, reply }: { one: ShownClaim; reply: Reply | undefined }) {
  const field = fieldsOf<AssessClaimForm>(reply)
  return (
    <PostForm action={`${claimPath(one.id)}?act=assess`} reply={reply} part="assess" before="الحفظ">
      <input type="hidden" name="claimId" value={one.id} />
      <MoneyField
        {...field('estimate', one.estimate === null ? undefined : inDecimals(one.estimate))}
        label="كلفة الإصلاح"
        required
      />
      <Field {...field('estimateAbout', one.estimateAbout ?? undefined)} label="ما يُصلح وأين" maxLength={300} optional />
      <ChoiceField
        {...field('atFault', one.atFault)}
        label="المخطئ"
        help="المستأجر يدفع ما أخطأ فيه كله، ولا شيء من غيره"
        options={faults}
        required
      />
      <div>
        <SubmitButton variant={one.shares ? 'soft' : 'primary'}>احفظ التقدير</SubmitButton>
      </div>
    </PostForm>
  )
}
