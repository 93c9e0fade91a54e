import { bankAccountAdded } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { AddBankAccountInput } from '#areas/customers/record/detail-inputs.ts'
import { partyToChange } from '#areas/customers/record/use-cases/rewriting.ts'
import { command } from '#platform/command.ts'
import { lastFour } from '#platform/field-mask.ts'

/** Where money to this customer goes; the holder is written as the bank has it, because it may be somebody else. */
export const addBankAccount = command({
  name: 'customers.add-bank-account',
  permission: customersPermissions.editBankAccounts,
  input: AddBankAccountInput,
  async run(work, { id, iban, holder, bank = null }) {
    await partyToChange(work, id, customersPermissions.editBankAccounts)
    const added = await work.tx
      .insertInto('bankAccounts')
      .values({ id: work.newId(), partyId: id, iban, holder, bank, addedAt: work.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) {
      work.repeated()
      return { id }
    }
    work.record(bankAccountAdded, id, { iban: lastFour(iban), holder })
    return { id }
  },
})
