import { z } from 'zod'
import { financePermissions } from '#areas/finance/permissions.ts'
import type { Approvable } from '#platform/area.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { accountNow, type Kept, mustStandOnce, oneAfterAnother, saveAccount, unlike } from './bank-accounts.ts'
import { bankAccountsPath } from './cash-paths.ts'

const Account = z.object({ bank: z.string(), holder: z.string(), iban: z.string(), shown: z.boolean() })

/** What waits for a second pair of eyes, and what stood there when it was asked for. */
export const AskedAccountChange = z.object({ bankAccountId: z.uuid(), before: Account, after: Account })

/** Where customers send their money is not one person's word, once the account was used. */
export const changeUsedAccount: Approvable = {
  action: 'finance.change-used-account',
  label: 'تغيير حساب بنكي مستعمل للشركة',
  approver: 'financeManager',
  tell: async (_, payload) => {
    const { before, after } = AskedAccountChange.parse(payload)
    return [
      { question: 'الحساب الآن', answer: inWords(before) },
      { question: 'يصبح', answer: inWords(after) },
    ]
  },
  anewAt: ({ actor }, payload) =>
    actor.may(financePermissions.manageBankAccounts)
      ? `${bankAccountsPath}?account=${AskedAccountChange.parse(payload).bankAccountId}`
      : null,
  apply: (work, payload) => change(work, AskedAccountChange.parse(payload)),
}

const inWords = ({ bank, holder, iban, shown }: Kept) => [bank, holder, iban, shown ? 'يظهر للعملاء' : 'لا يظهر للعملاء']

async function change(work: Work, { bankAccountId: id, before, after }: z.output<typeof AskedAccountChange>) {
  await oneAfterAnother(work)
  const now = await accountNow(work, id)
  if (unlike(now, before)) throw new Refusal('finance.bank-account-changed', 'تغيّر هذا الحساب بعد الطلب. ارفضه.')
  await mustStandOnce(work, { id, iban: after.iban })
  await saveAccount(work, { id, before: now, after })
}
