import { sql } from 'kysely'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { alone } from '#areas/finance/ledger/period.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { bankLeaf } from '../cash.ts'
import { companyAccountAdded, companyAccountChanged, companyAccountResumed, companyAccountStopped } from '../facts.ts'
import { AddBankAccountInput, BankAccountInput, ChangeBankAccountInput } from '../inputs.ts'

export const addCompanyAccount = command({
  name: 'finance.add-bank-account',
  permission: financePermissions.manageBankAccounts,
  input: AddBankAccountInput,
  async run(work, { shown, ...typed }) {
    await oneAfterAnother(work)
    const account = { ...typed, shown: shown === 'yes' }
    const added = await work.tx
      .insertInto('companyBankAccounts')
      .values({ ...account, id: work.newId(), addedAt: work.now() })
      .onConflict((conflict) => conflict.column('iban').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw taken()
    work.record(companyAccountAdded, added.id, { ...toldOf(account), heldFor: account.heldFor })
    return { id: added.id, bank: account.bank }
  },
})

export const changeCompanyAccount = command({
  name: 'finance.change-bank-account',
  permission: financePermissions.manageBankAccounts,
  input: ChangeBankAccountInput,
  async run(work, { bankAccountId: id, shown, ...typed }) {
    await oneAfterAnother(work)
    const before = await heldAccount(work, id)
    const after = { ...typed, shown: shown === 'yes' }
    if ((['bank', 'holder', 'iban', 'shown'] as const).every((column) => before[column] === after[column])) {
      work.repeated()
      return { bank: after.bank }
    }
    const { tx } = work
    const other = await tx
      .selectFrom('companyBankAccounts')
      .select('id')
      .where('iban', '=', after.iban)
      .where('id', '!=', id)
      .executeTakeFirst()
    if (other) throw taken()
    await tx.updateTable('companyBankAccounts').set(after).where('id', '=', id).execute()
    work.record(companyAccountChanged, id, { before: toldOf(before), after: toldOf(after) })
    return { bank: after.bank }
  },
})

/** Empty first, as with every account: whoever is posting is waited for. */
export const stopCompanyAccount = command({
  name: 'finance.stop-bank-account',
  permission: financePermissions.manageBankAccounts,
  input: BankAccountInput,
  async run(work, { bankAccountId: id }) {
    await alone(work)
    const account = await heldAccount(work, id)
    const left = await balanceOf(work, bankLeaf(account))
    if (left !== 0n) throw new Refusal('finance.bank-account-not-empty', `رصيد الحساب ${inRials(left)} ولا يوقَف حساب فيه رصيد.`)
    await setActive(work, { id, active: false })
    work.record(companyAccountStopped, id, toldOf(account))
    return { bank: account.bank }
  },
})

export const resumeCompanyAccount = command({
  name: 'finance.resume-bank-account',
  permission: financePermissions.manageBankAccounts,
  input: BankAccountInput,
  async run(work, { bankAccountId: id }) {
    const account = await heldAccount(work, id)
    await setActive(work, { id, active: true })
    work.record(companyAccountResumed, id, toldOf(account))
    return { bank: account.bank }
  },
})

const taken = () => fieldFault('iban', 'هذا الحساب مسجّل بهذا الآيبان. راجع القائمة.')

const toldOf = ({ bank, holder, iban, shown }: { bank: string; holder: string; iban: string; shown: boolean }) => ({
  ...{ bank, holder, shown },
  iban: iban.slice(-4),
})

/** So that an account stands once. */
const oneAfterAnother = ({ tx }: Work) => sql`select pg_advisory_xact_lock(hashtext('finance.bank-accounts'))`.execute(tx)

async function heldAccount({ tx }: Pick<Work, 'tx'>, id: string) {
  const account = await tx
    .selectFrom('companyBankAccounts')
    .select(['id', 'bank', 'holder', 'iban', 'shown', 'heldFor'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!account) throw new Refusal('finance.no-such-bank-account', 'هذا الحساب غير موجود.', 404)
  return account
}

async function setActive({ tx }: Pick<Work, 'tx'>, { id, active }: { id: string; active: boolean }) {
  const set = await tx
    .updateTable('companyBankAccounts')
    .set({ active })
    .where('id', '=', id)
    .where('active', '=', !active)
    .returning('id')
    .executeTakeFirst()
  if (!set) throw new Refusal('finance.bank-account-changed', 'تغيّر هذا الحساب. حدّث الصفحة.')
}
