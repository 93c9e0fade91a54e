import { data, redirect } from 'react-router'
import { draftingContracts } from '#areas/contracts/public.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { OpenLink } from '#ui/links.tsx'
import { nameIn } from '#values/asked.ts'
import { leaseDraft } from '../draft-detail.ts'
import { leasePath } from '../lease.ts'
import { lease } from '../lease-detail.ts'
import { LeaseParties } from '../ui/lease-about.tsx'
import { StepDeposit } from '../ui/step-deposit.tsx'
import { StepReview } from '../ui/step-review.tsx'
import { StepSchedule } from '../ui/step-schedule.tsx'
import { StepTerms } from '../ui/step-terms.tsx'
import { WizardFrame } from '../ui/wizard-frame.tsx'
import { changeDeposit, changeTerms, correctSchedule } from '../use-cases/change-lease.ts'
import { takeLeaseCheques } from '../use-cases/take-cheques.ts'
import { draftPath, newLeaseAddress, wizardSteps } from '../wizard.ts'
import type { Route } from './+types/back-office-lease-draft'

export const loader = page(draftingContracts, async (ctx, { params, query }) => {
  const one = await lease(ctx, params.contractId)
  if (!one) throw data('لا يوجد هذا العقد.', { status: 404, statusText: 'Not Found' })
  // What was sent to be signed meanwhile is looked at on its page.
  if (one.contract.state !== 'draft' || !one.contract.may.edit) throw redirect(leasePath(one.id))
  const draft = await leaseDraft(ctx, one, query)
  return { draft, step: nameIn(wizardSteps, query.get('step')) || 'terms', act: query.get('act'), formId: ctx.newId() }
})

export const action = submitOneOf({
  terms: submit(changeTerms, ({ id }) => saying('حُفظت المدة والإيجار', draftPath(id, 'deposit'))),
  deposit: submit(changeDeposit, ({ id }) => saying('حُفظ التأمين المسترد والمرافق', draftPath(id, 'schedule'))),
  correct: submit(correctSchedule, ({ id }) => saying('حُفظ جدول الأقساط', draftPath(id, 'schedule'))),
  cheques: submit(takeLeaseCheques, ({ contractId }) => saying('سُجّلت الشيكات', draftPath(contractId, 'schedule'))),
})

type Loaded = Route.ComponentProps['loaderData']

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.draft.lease.contract.number ?? ''} · عقد إيجار جديد · التحالف` },
]

export const handle = { crumb: () => 'المسودة' }

export default function LeaseDraftPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { draft, step, act } = loaderData
  const isHeard = act !== null && (act === step || step === 'schedule')
  return (
    <WizardFrame step={step} lease={draft.lease}>
      {!isHeard && <Unheard reply={reply} />}
      <Step {...loaderData} reply={reply} />
    </WizardFrame>
  )
}

type StepProps = Loaded & { reply: Route.ComponentProps['actionData'] }

function Step({ draft, step, act, formId, reply }: StepProps) {
  const { lease: one } = draft
  // After each save the boxes begin anew with what was kept.
  const key = `${one.contract.version} ${draft.guarantor.chosen?.id ?? ''}`
  switch (step) {
    case 'parties':
      return (
        <>
          <LeaseParties lease={one} />
          <Card>
            <p>
              الوحدة والمستأجر يثبتان مع المسودة. لغيرهما{' '}
              <OpenLink to={newLeaseAddress({ unit: one.unitId })}>اكتب عقدًا آخر</OpenLink> وألغِ هذه.
            </p>
          </Card>
        </>
      )
    case 'terms':
      return <StepTerms key={key} lease={one} reply={act === 'terms' ? reply : undefined} />
    case 'deposit':
      return <StepDeposit key={key} draft={draft} reply={act === 'deposit' ? reply : undefined} />
    case 'schedule':
      return <StepSchedule key={key} {...{ draft, formId, act, reply }} />
    case 'review':
      return <StepReview draft={draft} />
  }
}
