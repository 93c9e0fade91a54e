import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { accountHolder } from '../account-holder.ts'
import { statementSent } from '../facts.ts'
import { SendStatementInput } from '../inputs.ts'

/** Tells a customer where to read the statement: only the way there leaves the house, for the account is behind their own sign-in. */
export const sendStatement = command({
  name: 'finance.send-statement',
  permission: financePermissions.sendStatements,
  input: SendStatementInput,
  async run(work, { partyId, from, to }) {
    const holder = await accountHolder({ db: work.tx, actor: work.actor }, partyId)
    if (!holder) throw new Refusal('finance.no-such-customer', 'لم نجد هذا العميل. حدّث الصفحة.', 404)
    const { id, name, phone } = holder.party
    if (!phone) throw new Refusal('finance.no-way-to-customer', 'لا هاتف في سجله نرسل إليه. أضفه إلى بياناته أولًا.')
    work.record(statementSent, id, { name, from, to })
    return { id, from, to }
  },
})
