import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, Money } from '#ui/values.tsx'
import { companyAccounts } from '../box-queries.ts'
import { heldFor } from '../cash.ts'
import { boxesPath } from '../cash-paths.ts'
import { BankAccountActs } from '../ui/bank-account-acts.tsx'
import {
  addCompanyAccount,
  changeCompanyAccount,
  resumeCompanyAccount,
  stopCompanyAccount,
} from '../use-cases/change-bank-accounts.ts'
import type { Route } from './+types/back-office-bank-accounts'

export const meta = () => [{ title: 'الحسابات البنكية · التحالف' }]

export const handle = { crumb: () => 'الحسابات البنكية' }

const here = `${boxesPath}/bank-accounts`

export const loader = page(financePermissions.viewBankAccounts, async (ctx, { query }) => {
  const accounts = await companyAccounts(ctx)
  const mayManage = ctx.actor.may(financePermissions.manageBankAccounts)
  const chosen = (mayManage && accounts.find(({ id }) => id === query.get('account'))) || null
  return { accounts, mayManage, chosen }
})

export const action = submitOneOf({
  add: submit(addCompanyAccount, ({ bank }) => saying(`أُضيف حساب ${bank}`, here)),
  change: submit(changeCompanyAccount, ({ bank }) => saying(`حُفظ حساب ${bank}`, here)),
  stop: submit(stopCompanyAccount, ({ bank }) => saying(`أُوقف حساب ${bank}`, here)),
  resume: submit(resumeCompanyAccount, ({ bank }) => saying(`أُعيد استخدام حساب ${bank}`, here)),
})

type Shown = Route.ComponentProps['loaderData']
type Account = Shown['accounts'][number]

const columns: Column<Account>[] = [
  {
    key: 'bank',
    title: 'البنك وصاحب الحساب',
    cell: ({ bank, holder, active }) => (
      <>
        <bdi className="medium">{bank}</bdi> {!active && <Badge>موقوف</Badge>}
        <span className="block muted sm">
          <bdi>{holder}</bdi>
        </span>
      </>
    ),
  },
  { key: 'iban', title: 'الآيبان', cell: ({ iban }) => <Code>{iban}</Code> },
  { key: 'heldFor', title: 'الحساب', cell: (account) => heldFor[account.heldFor] },
  { key: 'shown', title: 'للعملاء', cell: ({ shown }) => (shown ? 'يظهر لهم' : 'لا يظهر') },
  { key: 'balance', title: 'الرصيد في الدفاتر', numeric: true, cell: ({ balance }) => <Money amount={balance} /> },
]

const change: Column<Account> = {
  key: 'change',
  title: 'تعديل',
  cell: ({ id, bank }) => (
    <Link className="link sm" to={`${here}?account=${id}`} aria-label={`عدّل ${bank}`} preventScrollReset>
      عدّل
    </Link>
  ),
}

export default function BankAccountsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { accounts, mayManage, chosen } = loaderData
  return (
    <FinanceFrame title="الحسابات البنكية">
      <div className={mayManage ? 'cols' : 'stack'}>
        <Card flush>
          {accounts.length > 0 ? (
            <Table
              caption="حسابات الشركة البنكية"
              columns={mayManage ? [...columns, change] : columns}
              rows={accounts}
              keyOf={({ id }) => id}
            />
          ) : (
            <Empty title="لا حسابات بعد">أضف حساب الشركة التشغيلي، وحسابًا للأمانات.</Empty>
          )}
        </Card>
        {mayManage && <BankAccountActs key={chosen?.id ?? accounts.length} chosen={chosen} reply={actionData} />}
      </div>
    </FinanceFrame>
  )
}
