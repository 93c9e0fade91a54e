import { z } from 'zod'
import { accountName } from '#areas/finance/ledger/bank-leaf.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import type { Approvable } from '#platform/area.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'
import { accountsUsed, sendBetween, whyNotSent } from './between-banks.ts'
import { movesPath } from './cash-paths.ts'

/** What waits for a second pair of eyes. */
export const AskedTransfer = z.object({
  id: z.uuid(),
  account: z.uuid(),
  toAccount: z.uuid(),
  amount: baisa,
  slip: z.string().nullable(),
  askerId: z.string(),
})

/** Nobody takes money out of what is held for others alone, whatever the amount: whoever agrees has sent it. */
export const transferFromTrust: Approvable = {
  action: 'finance.transfer-from-trust',
  label: 'التحويل من حساب الأمانات إلى التشغيلي',
  approver: 'financeManager',
  async tell({ db }, payload) {
    const { account, toAccount, amount, slip } = AskedTransfer.parse(payload)
    const rows = await db.selectFrom('companyBankAccounts').select(['id', 'bank', 'iban']).execute()
    const named = new Map(rows.map((row) => [row.id, accountName(row)]))
    return [
      { question: 'من حساب الأمانات', answer: named.get(account) ?? '' },
      { question: 'إلى حساب', answer: named.get(toAccount) ?? '' },
      { question: 'المبلغ', answer: inRials(amount) },
      ...(slip ? [{ question: 'مرجع التحويل', answer: slip }] : []),
    ]
  },
  anewAt: ({ actor }) => (actor.may(financePermissions.transferBetweenBanks) ? movesPath : null),
  apply: (work, payload) => send(work, AskedTransfer.parse(payload)),
}

async function send(work: Work, { id, account, toAccount, amount, slip, askerId }: z.output<typeof AskedTransfer>) {
  const { from, to } = await accountsUsed(work, { account, toAccount })
  if (!from || !to) throw new Refusal('finance.account-stopped', 'أُوقف أحد الحسابين بعد الطلب. ارفضه.')
  const why = await whyNotSent(work, { from, to }, amount)
  if (why) throw new Refusal('finance.not-spare', why)
  await sendBetween(work, { from, to, id, amount, slip, movedBy: askerId })
}
