import { z } from 'zod'
import { requestApproval } from '#areas/access/public.ts'
import { bankLeaf } from '#areas/finance/ledger/bank-leaf.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { alone } from '#areas/finance/ledger/period.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { AskedAccountChange, changeUsedAccount } from '../bank-account-approval.ts'
import {
  accountNow,
  type Kept,
  mustStandOnce,
  oneAfterAnother,
  saveAccount,
  taken,
  toldOf,
  unlike,
  wasUsed,
} from '../bank-accounts.ts'
import { companyAccountAdded, companyAccountChangeAsked, companyAccountResumed, companyAccountStopped } from '../facts.ts'
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
    const { bank, holder, iban, shown: wasShown } = await accountNow(work, id)
    const [before, after] = [
      { bank, holder, iban, shown: wasShown },
      { ...typed, shown: shown === 'yes' },
    ]
    if (!unlike(before, after)) {
      work.repeated()
      return { bank, approvalId: null }
    }
    await mustStandOnce(work, { id, iban: after.iban })
    if (unlike({ ...before, bank: after.bank }, after) && (await wasUsed(work, id))) return askChange(work, { id, before, after })
    await saveAccount(work, { id, before, after })
    return { bank: after.bank, approvalId: null }
  },
})

/** Where customers send their money changes when another agrees. */
async function askChange(work: Work, { id, before, after }: { id: string; before: Kept; after: Kept }) {
  const payload = z.encode(AskedAccountChange, { bankAccountId: id, before, after })
  const asked = { action: changeUsedAccount.action, title: `تغيير حساب ${before.bank}`, subjectId: id, payload }
  const approval = await requestApproval(work, { ...asked, reason: `كان ${inShort(before)}، ويصبح ${inShort(after)}` })
  work.record(companyAccountChangeAsked, id, { before: toldOf(before), after: toldOf(after) })
  return { bank: after.bank, approvalId: approval.id }
}

const inShort = ({ bank, iban, holder }: Kept) => `${bank}، ${holder}، آخره ${iban.slice(-4)}`

/** Empty first, as with every account: whoever is posting is waited for. */
export const stopCompanyAccount = command({
  name: 'finance.stop-bank-account',
  permission: financePermissions.manageBankAccounts,
  input: BankAccountInput,
  async run(work, { bankAccountId: id }) {
    await alone(work)
    const account = await accountNow(work, id)
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
    const account = await accountNow(work, id)
    await setActive(work, { id, active: true })
    work.record(companyAccountResumed, id, toldOf(account))
    return { bank: account.bank }
  },
})

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
