import { Link } from 'react-router'
import { bankLeaf, heldFor } from '#areas/finance/ledger/bank-leaf.ts'
import { leafAddress } from '#areas/finance/ledger/movements-asked.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Figures } from '#ui/figures.tsx'
import { OpenLink } from '#ui/links.tsx'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { SavedViews } from '#ui/saved-views.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, Money } from '#ui/values.tsx'
import { accountsAddress, readAccountsAsked } from '../account-asked.ts'
import { accountList, type CompanyAccount } from '../box-queries.ts'
import { bankAccountsPath } from '../cash-paths.ts'
import { AccountFilters } from '../ui/account-filters.tsx'
import { BankAccountActs } from '../ui/bank-account-acts.tsx'
import {
  addCompanyAccount,
  changeCompanyAccount,
  resumeCompanyAccount,
  stopCompanyAccount,
} from '../use-cases/change-bank-accounts.ts'
import { bankAccountViews } from '../views.ts'
import type { Route } from './+types/back-office-bank-accounts'

export const meta = () => [{ title: 'الحسابات البنكية · التحالف' }]

export const handle = { crumb: () => 'الحسابات البنكية' }

const here = bankAccountsPath

export const loader = page(financePermissions.viewBankAccounts, async (ctx, { query }) => {
  const asked = readAccountsAsked(query)
  const list = await accountList(ctx, asked)
  const mayManage = ctx.actor.may(financePermissions.manageBankAccounts)
  const chosen = (mayManage && list.rows.find(({ id }) => id === query.get('account'))) || null
  return {
    ...{ asked, list, mayManage, chosen, isView: (query.get('act') ?? '') in bankAccountViews.acts },
    opensBooks: ctx.actor.may(financePermissions.viewBooks),
    mayExport: ctx.actor.may(financePermissions.exportBooks),
    views: await bankAccountViews.of(ctx),
  }
})

export const action = submitOneOf({
  ...bankAccountViews.acts,
  add: submit(addCompanyAccount, ({ bank }) => saying(`أُضيف حساب ${bank}`, here)),
  change: submit(changeCompanyAccount, ({ bank, approvalId }) =>
    approvalId
      ? saying('استُعمل هذا الحساب، فأُرسل تغييره للاعتماد', `/admin/approvals/${approvalId}`)
      : saying(`حُفظ حساب ${bank}`, here),
  ),
  stop: submit(stopCompanyAccount, ({ bank }) => saying(`أُوقف حساب ${bank}`, here)),
  resume: submit(resumeCompanyAccount, ({ bank }) => saying(`أُعيد استخدام حساب ${bank}`, here)),
})

type Shown = Route.ComponentProps['loaderData']

const columnsFor = (opens: boolean): Column<CompanyAccount>[] => [
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
  {
    key: 'balance',
    title: 'الرصيد في الدفاتر',
    numeric: true,
    cell: (account) => (
      <OpenLink to={opens && leafAddress(bankLeaf(account))}>
        <Money amount={account.balance} />
      </OpenLink>
    ),
  },
]

const change: Column<CompanyAccount> = {
  key: 'change',
  title: 'تعديل',
  isAct: true,
  cell: ({ id, bank }) => (
    <Link className="link sm" to={`${here}?account=${id}`} aria-label={`عدّل ${bank}`} preventScrollReset>
      عدّل
    </Link>
  ),
}

export default function BankAccountsPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { asked, list, views, isView, mayManage, mayExport, chosen } = shown
  return (
    <FinanceFrame
      title="الحسابات البنكية"
      action={mayExport && list.rows.length > 0 && <TakeAlong address={accountsAddress(asked, `${here}/export`)} />}
    >
      <div className={mayManage ? 'cols' : 'stack'}>
        <Card flush>
          <AccountFilters asked={asked} />
          <SavedViews views={views} here={accountsAddress(asked)} reply={isView ? actionData : undefined} />
          <List {...shown} />
        </Card>
        {mayManage && (
          <BankAccountActs key={chosen?.id ?? list.rows.length} chosen={chosen} reply={isView ? undefined : actionData} />
        )}
      </div>
    </FinanceFrame>
  )
}

function List({ asked, list: { rows, sums }, mayManage, opensBooks }: Shown) {
  const columns = columnsFor(opensBooks)
  if (rows.length === 0 && accountsAddress(asked) !== here) return <NoneFound q={asked.q} all={here} title="لا حساب مطابق" />
  if (rows.length === 0) return <Empty title="لا حسابات بعد">أضف حساب الشركة التشغيلي، وحسابًا للأمانات.</Empty>
  return (
    <>
      <Figures figures={sums.map(({ held, sum, count }) => [`في حسابات: ${heldFor[held]}`, sum, count])} />
      <Table
        caption="حسابات الشركة البنكية"
        columns={mayManage ? [...columns, change] : columns}
        rows={rows}
        keyOf={({ id }) => id}
      />
    </>
  )
}
