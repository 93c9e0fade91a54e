import { draftingContracts } from '#areas/contracts/public.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { leasesPath } from '../lease.ts'
import { type NewLease, newLease } from '../new-lease.ts'
import { TenantChoice, UnitChoice } from '../ui/step-parties.tsx'
import { WizardFrame } from '../ui/wizard-frame.tsx'
import { startLease } from '../use-cases/start-lease.ts'
import { draftPath } from '../wizard.ts'
import type { Route } from './+types/back-office-new-lease'

export const meta = () => [{ title: 'عقد إيجار جديد · التحالف' }]

export const handle = { above: { to: leasesPath, label: 'عقود الإيجار' }, crumb: () => 'عقد إيجار جديد' }

export const loader = page(draftingContracts, async (ctx, { query }) => ({
  asked: await newLease(ctx, query),
  formId: ctx.newId(),
}))

export const action = submit(startLease, ({ id, number }) => saying(`كُتبت مسودة العقد ${number}`, draftPath(id, 'terms')))

export default function NewLeasePage({ loaderData: { asked, formId }, actionData: reply }: Route.ComponentProps) {
  return (
    <WizardFrame step="parties">
      <UnitChoice asked={asked} />
      <TenantChoice asked={asked} />
      {asked.unit && asked.tenant && <Begin asked={asked} formId={formId} reply={reply} />}
    </WizardFrame>
  )
}

type BeginProps = { asked: NewLease; formId: string; reply: Reply | undefined }

/** With both chosen the draft is kept: nothing that follows is lost. */
function Begin({ asked: { unit, tenant, startsOn }, formId, reply }: BeginProps) {
  const field = fieldsOf<{ startsOn: string }>(reply)
  return (
    <Card title="متى يبدأ؟">
      <PostForm reply={reply} before="المتابعة">
        <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
        <input type="hidden" name="unitId" value={unit?.id} />
        <input type="hidden" name="partyId" value={tenant?.id} />
        <DateField {...field('startsOn', startsOn)} label="أول يوم في العقد" required />
        <div>
          <SubmitButton>احفظ المسودة وتابع</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
