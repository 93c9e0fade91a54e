import { customersPermissions } from '#areas/customers/permissions.ts'
import { command } from '#platform/command.ts'
import { CorrectCustomerInput } from '../inputs.ts'
import { recordOf } from '../record.ts'
import { partyToChange, rewrite, unmasked } from './rewriting.ts'
import { alone, refuseAlike } from './writing.ts'

export const correctCustomer = command({
  name: 'customers.correct',
  permission: customersPermissions.correct,
  input: CorrectCustomerInput,
  async run(work, { id, version, ...written }) {
    await alone(work.tx)
    const before = await partyToChange(work, id, customersPermissions.correct)
    const record = unmasked(before, recordOf(written))
    await refuseAlike(work, record, { id, anyway: true })
    return rewrite(work, before, { version, record })
  },
})
