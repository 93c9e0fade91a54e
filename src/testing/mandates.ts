import { randomUUID } from 'node:crypto'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import type { MandateForm } from '#areas/properties/mandates/inputs.ts'
import { draftMandate } from '#areas/properties/mandates/use-cases/draft-mandate.ts'
import { setShares } from '#areas/properties/use-cases/set-shares.ts'
import type { Ctx } from '#platform/context.ts'
import type { testOffice } from './office.ts'
import { placesOf } from './places-of-owners.ts'
import type { Story } from './stories.ts'

type Terms = Omit<MandateForm, 'id' | 'propertyId' | 'partyId' | 'startsOn' | 'endsOn' | 'noticeDays' | 'autoRenew'>

/** What a mandate says, unless a test says otherwise. */
export const mandateTerms: Terms = {
  ...{ commissionKind: 'percent-of-collected', commissionRate: '5', lettingFee: '0', expenseLimit: '50', reserve: '0' },
  ...{ payoutDay: '5', statementEvery: 'month', depositsHeldBy: 'company', lateFeeTo: 'owner' },
  ...{
    poolLoanLimit: '0',
    powerNumber: '1204/2025',
    powerOn: '2025-03-02',
    powerUntil: '2027-03-01',
    powerHolder: 'شركة التحالف',
  },
}

/** Properties with an owner, and the mandates he gave. */
export function mandatesOf(office: ReturnType<typeof testOffice>) {
  const { aPropertyOfABranch } = placesOf(office)

  const owned = async (ctx: Ctx, name: string, phone: string) => ({
    partyId: (await registerCustomer(ctx, { kind: 'person', name, phone })).id,
  })
  const form = (propertyId: string, partyId: string): MandateForm => ({
    ...{ id: randomUUID(), propertyId, partyId, startsOn: '2026-01-01', endsOn: '2026-12-31', noticeDays: '90' },
    ...mandateTerms,
  })

  const aMandateOfABranch: Story = async () => {
    const { id: propertyId, near, far } = await aPropertyOfABranch()
    const { partyId } = await owned(near, 'سالم العمري', '91234501')
    const whole = { whole: '1', since: '2024-01-01', party1: partyId, parts1: '1' }
    await setShares(near, { propertyId, seen: 'none', ...whole })
    const { id } = await draftMandate(near, form(propertyId, partyId))
    return { id, near, far }
  }
  return { aMandateOfABranch, form, owned }
}
