import { bankStatement } from '#areas/finance/bank/queries.ts'
import { checkStatement } from '#areas/finance/bank/use-cases/check-statement.ts'
import { takeStatement } from '#areas/finance/bank/use-cases/take-statement.ts'
import { uploadStatement } from '#areas/finance/bank/use-cases/upload-statement.ts'
import { addCompanyAccount } from '#areas/finance/cash/use-cases/change-bank-accounts.ts'
import type { Ctx } from '#platform/context.ts'
import { boxesOf } from './boxes.ts'
import type { testOffice } from './office.ts'

const heading = 'Date,Description,Reference,Debit,Credit,Balance'
export const statement = (lines: readonly string[], head = heading) => ({
  file: { name: 'كشف.csv', bytes: Buffer.from([head, ...lines].join('\n')) },
})

/** An account of the company at a bank, and people who match what the bank says of it. */
export function banksOf(office: ReturnType<typeof testOffice>) {
  const { house, colleague, ...boxes } = boxesOf(office)

  async function account(heldFor: 'operating' | 'trust' = 'operating') {
    const iban = heldFor === 'operating' ? 'OM030270000000000000101' : 'OM230180000000000000202'
    return (await addCompanyAccount(house(), { bank: 'بنك مسقط', iban, heldFor, holder: 'التحالف' })).id
  }

  /** Uploaded and checked as the form does when nobody changes what was guessed. */
  async function brought(who: Ctx, accountId: string, ...file: Parameters<typeof statement>) {
    const { id: statementId } = await uploadStatement(who, { accountId, ...statement(...file) })
    const { mapping = {} } = (await bankStatement(who, statementId)) ?? {}
    const columns = Object.entries(mapping).map(([field, column]) => [`column-${field}`, String(column)])
    await checkStatement(who, { statementId, ...Object.fromEntries(columns) })
    return statementId
  }

  return {
    ...{ house, colleague, ...boxes, account, brought },
    taken: async (who: Ctx, accountId: string, ...file: Parameters<typeof statement>) =>
      takeStatement(who, { statementId: await brought(who, accountId, ...file) }),
    lines: (accountId: string) =>
      office.db
        .selectFrom('bankLines')
        .selectAll()
        .where('accountId', '=', accountId)
        .orderBy('day')
        .orderBy('sequence')
        .execute(),
  }
}
