import { sql } from 'kysely'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { accountRenamed, accountResumed, accountStopped } from '../facts.ts'
import { AccountInput, RenameAccountInput } from '../inputs.ts'
import { alone } from '../period.ts'
import { turnover } from '../trial-balance.ts'

export const renameAccount = command({
  name: 'finance.rename-account',
  permission: financePermissions.manageAccounts,
  input: RenameAccountInput,
  async run(work, { code, name }) {
    const { nameAr: before } = await heldAccount(work, code)
    if (before === name) {
      work.repeated()
      return { code, name }
    }
    await work.tx.updateTable('accounts').set({ nameAr: name }).where('code', '=', code).execute()
    work.record(accountRenamed, code, { code, name, before })
    return { code, name }
  },
})

/** Empty first: nobody could take out any more what lies in it. Whoever is posting is waited for, and those after him find it stopped. */
export const stopAccount = command({
  name: 'finance.stop-account',
  permission: financePermissions.manageAccounts,
  input: AccountInput,
  async run(work, { code }) {
    await alone(work)
    const { nameAr: name } = await heldAccount(work, code)
    await mustBeNamedByNoRule(work, code)
    const { debits, credits } = await turnover(work, code)
    if (debits !== credits) {
      const left = inRials(debits > credits ? debits - credits : credits - debits)
      throw new Refusal('finance.account-not-empty', `رصيد الحساب ${left} ولا يوقَف حساب فيه رصيد.`)
    }
    await setActive(work, { code, active: false })
    work.record(accountStopped, code, { code, name })
    return { code, name }
  },
})

/** What papers post to is needed whenever one comes. Pairs that are only written by hand are no such rule, nor is what lies below an account. */
async function mustBeNamedByNoRule({ tx }: Pick<Work, 'tx'>, code: string) {
  const { rows } = await sql`
    select from allowed_pairs p join accounts a on a.code = ${code} and a.parent is null
    where ${code} in (p.debit, p.credit) and not exists (select from voucher_pairs v where v.debit = p.debit and v.credit = p.credit)
    limit 1`.execute(tx)
  if (rows.length > 0)
    throw new Refusal('finance.account-in-rules', 'ترحّل المستندات إلى هذا الحساب، فلا يوقَف. توقف الحسابات الفرعية التي تحته.')
}

export const resumeAccount = command({
  name: 'finance.resume-account',
  permission: financePermissions.manageAccounts,
  input: AccountInput,
  async run(work, { code }) {
    const { nameAr: name } = await heldAccount(work, code)
    await setActive(work, { code, active: true })
    work.record(accountResumed, code, { code, name })
    return { code, name }
  },
})

async function heldAccount({ tx }: Pick<Work, 'tx'>, code: string) {
  const account = await tx.selectFrom('accounts').select('nameAr').where('code', '=', code).forUpdate().executeTakeFirst()
  if (!account) throw new Refusal('finance.no-such-account', 'هذا الحساب غير موجود.', 404)
  return account
}

async function setActive({ tx }: Pick<Work, 'tx'>, { code, active }: { code: string; active: boolean }) {
  const set = await tx
    .updateTable('accounts')
    .set({ active })
    .where('code', '=', code)
    .where('active', '=', !active)
    .returning('code')
    .executeTakeFirst()
  if (!set) throw new Refusal('finance.account-changed', 'تغيّر هذا الحساب. حدّث الصفحة.')
}
