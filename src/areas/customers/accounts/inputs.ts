import { z } from 'zod'
import { identityProofs } from '#areas/customers/account-words.ts'
import { ids } from '#areas/customers/list/inputs.ts'
import { chosen, written } from '#values/shapes.ts'

/** What is done to a customer's account on the page of the record: `id` is the customer, from the address. */

const reason = written('اذكر السبب.', 300)

export const AccountInput = z.object({ id: z.uuid() })
export const AccountWhyInput = AccountInput.extend({ reason })
export type AccountWhyForm = z.input<typeof AccountWhyInput>

export const ResetSecondFactorInput = AccountWhyInput.extend({
  proof: chosen(identityProofs, 'اختر كيف تأكدت من هويته.'),
})
export type ResetSecondFactorForm = z.input<typeof ResetSecondFactorInput>

export const EndSessionInput = AccountInput.extend({ sessionId: z.uuid() })

export const ManyAccountsInput = z.object({ ids, reason })
export type ManyAccountsForm = z.input<typeof ManyAccountsInput>
