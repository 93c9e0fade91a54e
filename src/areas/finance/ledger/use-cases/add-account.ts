import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { faultOfParent } from '../account.ts'
import { accountAdded } from '../facts.ts'
import { AddAccountInput } from '../inputs.ts'

/** A sub-account is of the kind of the one above it, and meets what that one may meet: the database sees to both. */
export const addAccount = command({
  name: 'finance.add-account',
  permission: financePermissions.manageAccounts,
  input: AddAccountInput,
  async run(work, { parent, number, nameBelow: name }) {
    const above = await work.tx.selectFrom('accounts').selectAll().where('code', '=', parent).executeTakeFirst()
    if (!above) throw new Refusal('finance.no-such-account', 'هذا الحساب غير موجود.', 404)
    const fault = faultOfParent(above)
    if (fault) throw new Refusal('finance.no-sub-accounts', fault)

    const { type, side, keyKind, floor, byHand } = above
    const account = { code: `${parent}${number}`, parent, nameAr: name, type, side, keyKind, floor, byHand }
    const added = await work.tx
      .insertInto('accounts')
      .values(account)
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('code')
      .executeTakeFirst()
    if (!added) throw new Refusal('finance.account-exists', `الحساب ${account.code} موجود. اختر رقمًا آخر.`)
    work.record(accountAdded, added.code, { code: added.code, name, parent })
    return { code: added.code, name }
  },
})
