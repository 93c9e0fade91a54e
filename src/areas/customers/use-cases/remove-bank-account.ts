import { command } from '#platform/command.ts'
import { lastFour } from '#platform/field-mask.ts'
import { RemoveBankAccountInput } from '../detail-inputs.ts'
import { bankAccountRemoved } from '../facts.ts'
import { customersPermissions } from '../permissions.ts'
import { partyToChange } from './rewriting.ts'

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
