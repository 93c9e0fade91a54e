import { data, Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Told } from '#ui/told.tsx'
import { Code, Money } from '#ui/values.tsx'
import { sides } from '../account.ts'
import { account, ledgerOf } from '../account-queries.ts'
import { AccountActs } from '../ui/account-acts.tsx'
import { LedgerLines } from '../ui/ledger-lines.tsx'
import { addAccount } from '../use-cases/add-account.ts'
import { renameAccount, resumeAccount, stopAccount } from '../use-cases/change-account.ts'
import type { Route } from './+types/back-office-account'

export const loader = page(financePermissions.viewBooks, async (ctx, { params: { code = '' }, query }) => {
  const found = await account(ctx, code)
  if (!found) throw data('لا يوجد هذا الحساب.', { status: 404, statusText: 'Not Found' })
  const before = query.get('before')
  const mayChange = ctx.actor.may(financePermissions.manageAccounts)
  return { account: found, ...(await ledgerOf(ctx, { code, before })), isFirst: !before, mayChange, act: query.get('act') }
})

const here = (code: string) => `/admin/finance/accounts/${code}`

export const action = submitOneOf({
  rename: submit(renameAccount, ({ code, name }) => saying(`اسم الحساب الآن: ${name}`, here(code))),
  add: submit(addAccount, ({ code, name }) => saying(`أُضيف الحساب ${code}، ${name}`, here(code))),
  stop: submit(stopAccount, ({ code }) => saying('أُوقف الحساب', here(code))),
  resume: submit(resumeAccount, ({ code }) => saying('عاد الحساب إلى الاستخدام', here(code))),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.account.name ?? ''} · التحالف` }]

export const handle = { crumb: () => 'حساب في الدليل' }

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { account: shown, lines, older, isFirst, mayChange, act } = loaderData
  return (
    <>
      <div className="page-h">
        <div>
          <h1>{shown.name}</h1>
          <p className="muted sm">
            <Code>{shown.code}</Code>
          </p>
        </div>
        {!shown.active && <Badge>موقوف</Badge>}
      </div>
      <div className="cols">
        <Card title="الحركات" flush footer={<Foot code={shown.code} isFirst={isFirst} older={older} />}>
          {lines.length ? <LedgerLines lines={lines} /> : <Empty title="لا حركات">لم يُرحَّل إلى هذا الحساب شيء بعد.</Empty>}
        </Card>
        <div className="stack">
          <Summary {...shown} />
          {mayChange && <AccountActs key={shown.code} account={shown} reply={actionData} act={act} />}
        </div>
      </div>
    </>
  )
}

type Shown = Route.ComponentProps['loaderData']

function Summary({ typeWords, side, keyWords, parent, floor, debits, credits, balance }: Shown['account']) {
  return (
    <Card title="الحساب">
      <dl className="told">
        <Told question="نوعه">{typeWords}</Told>
        <Told question="طبيعته">{sides[side]}</Told>
        {keyWords && <Told question="مقسّم حسب">{keyWords}</Told>}
        {parent && (
          <Told question="تحت">
            <Link className="link" to={here(parent)}>
              <Code>{parent}</Code>
            </Link>
          </Told>
        )}
        {floor && <Told question="الحد">لا ينزل تحت الصفر</Told>}
        <Told question="مجموع المدين">
          <Money amount={debits} />
        </Told>
        <Told question="مجموع الدائن">
          <Money amount={credits} />
        </Told>
        <Told question="الرصيد">
          <Money amount={balance} />
        </Told>
      </dl>
    </Card>
  )
}

function Foot({ code, isFirst, older }: { code: string; isFirst: boolean; older: string | null }) {
  return (
    <>
      {!isFirst && (
        <Link className="btn btn-ghost btn-sm" to={here(code)}>
          الأحدث
        </Link>
      )}
      {older ? (
        <Link className="btn btn-outline btn-sm end" to={`${here(code)}?before=${older}`}>
          الأقدم
        </Link>
      ) : (
        <span className="sm muted">هذا أول ما في الحساب.</span>
      )}
    </>
  )
}
