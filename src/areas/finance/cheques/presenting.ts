import { nextBankingDay } from '#areas/company/public.ts'
import type { HeldFor } from '#areas/finance/ledger/bank-leaf.ts'
import { nextNumber } from '#areas/finance/ledger/series.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { settleTasks } from '#areas/tasks/public.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayOf } from '#values/days.ts'
import { accountRule, chequeCan } from './cheque.ts'
import { type Cheque, heldCheque, mustAllow, takeStep } from './step.ts'
import { tasksOf } from './tasks.ts'

type Asked = { id: string; accountId: string; chequeIds: readonly string[]; belongs?: HeldFor | null }

/** Cheques go to the bank together, by one slip: those out of the safe for the first time, one that came back once more. */
export async function present(work: Work, { id, accountId, chequeIds, belongs = null }: Asked) {
  const account = await accountAt(work, accountId)
  if (belongs && account.heldFor !== belongs) throw fieldFault('accountId', `${accountRule}.`)
  const held: Cheque[] = []
  for (const chequeId of [...new Set(chequeIds)].toSorted())
    held.push(await heldCheque(work, chequeId, financePermissions.keepCheques))
  const [first] = held
  if (!first) throw fieldFault('chequeId', 'اختر شيكًا واحدًا على الأقل.')
  const today = dayOf(work.now())
  const until = await nextBankingDay(work, today)
  for (const cheque of held) mustBePresentable(cheque, first, until)

  const { branchId } = first
  const place = await nextNumber(work, 'deposit-slip', { branchId, day: today })
  await work.tx
    .insertInto('depositSlips')
    .values({ id, branchId, ...place, accountId, depositedOn: today, depositedAt: work.now(), depositedBy: work.actor.id })
    .execute()
  for (const cheque of held) {
    const again = chequeCan.redeposit(cheque)
    const step = again
      ? { status: 'redeposited' as const, purpose: 'redeposit' }
      : { status: 'deposited' as const, purpose: 'deposit' }
    await takeStep(work, cheque, { ...step, slipId: id, onDay: today })
    for (const task of tasksOf(cheque.id)) await settleTasks(work, task)
  }
  const amount = held.reduce((sum, one) => sum + one.amount, 0n)
  return { number: place.number, bank: account.bank, count: held.length, amount, held }
}

function mustBePresentable(cheque: Cheque, { branchId }: Cheque, until: string) {
  mustAllow((one) => chequeCan.deposit(one) || chequeCan.redeposit(one), cheque)
  if (cheque.branchId !== branchId) throw fieldFault('chequeId', 'شيكات القسيمة من فرع واحد. أودع كل فرع بقسيمة.')
  if (cheque.dueOn > until)
    throw fieldFault('chequeId', `الشيك ${cheque.number} لم يحن تاريخه. يُودع في يومه أو في يوم العمل الذي قبله.`)
}

type Account = { id: string; bank: string; heldFor: HeldFor }

async function accountAt({ tx }: Pick<Work, 'tx'>, id: string): Promise<Account> {
  const account = await tx
    .selectFrom('companyBankAccounts')
    .select(['id', 'bank', 'heldFor'])
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst()
  if (!account) throw fieldFault('accountId', 'أُوقف هذا الحساب. اختر غيره.')
  return account
}

/** The slip a cheque lies at the bank with, and the account it was deposited in. */
export const slipBehind = ({ tx }: Pick<Work, 'tx'>, { slipId }: Pick<Cheque, 'slipId'>) =>
  tx
    .selectFrom('depositSlips')
    .innerJoin('companyBankAccounts as a', 'a.id', 'depositSlips.accountId')
    .select(['a.id', 'a.bank', 'a.heldFor', 'depositedOn'])
    .where('depositSlips.id', '=', slipId)
    .executeTakeFirstOrThrow()
