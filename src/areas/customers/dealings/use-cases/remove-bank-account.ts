import { bankAccountRemoved } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { RemoveBankAccountInput } from '#areas/customers/record/detail-inputs.ts'
import { partyToChange } from '#areas/customers/record/use-cases/rewriting.ts'
import { command } from '#platform/command.ts'
import { lastFour } from '#platform/field-mask.ts'

export const removeBankAccount = command({
  name: 'customers.remove-bank-account',
  permission: customersPermissions.editBankAccounts,
  input: RemoveBankAccountInput,
  async run(work, { id, bankAccountId }) {
    await partyToChange(work, id, customersPermissions.editBankAccounts)
    const removed = await work.tx
      .updateTable('bankAccounts')
      .set({ removedAt: work.now() })
      .where('id', '=', bankAccountId)
      .where('partyId', '=', id)
      .where('removedAt', 'is', null)
      .returning(['iban', 'holder'])
      .executeTakeFirst()
    if (!removed) {
      work.repeated()
      return { id }
    }
    work.record(bankAccountRemoved, id, { iban: lastFour(removed.iban), holder: removed.holder })
    return { id }
  },
})
