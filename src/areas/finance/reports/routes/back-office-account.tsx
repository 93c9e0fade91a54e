import { data, Link } from 'react-router'
import { sides } from '#areas/finance/ledger/account.ts'
import { account } from '#areas/finance/ledger/account-queries.ts'
import { keyNamed } from '#areas/finance/ledger/leaf-keys.ts'
import { accountPath as here, movementsAddress, readMovementsAsked } from '#areas/finance/ledger/movements-asked.ts'
import { partNamed } from '#areas/finance/ledger/part-named.ts'
import { AccountActs } from '#areas/finance/ledger/ui/account-acts.tsx'
import { addAccount } from '#areas/finance/ledger/use-cases/add-account.ts'
import { renameAccount, resumeAccount, stopAccount } from '#areas/finance/ledger/use-cases/change-account.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { movements } from '#areas/finance/reports/movement-queries.ts'
import { MovementsCard } from '#areas/finance/reports/ui/movements-card.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { Told } from '#ui/told.tsx'
import { Code, Money } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import type { Route } from './+types/back-office-account'

export const loader = page(financePermissions.viewBooks, async (ctx, { params: { code = '' }, query }) => {
  const found = await account(ctx, code)
  if (!found) throw data('لا يوجد هذا الحساب.', { status: 404, statusText: 'Not Found' })
  const asked = readMovementsAsked(query)
  const [ledger, part, leaf] = await Promise.all([
    movements(ctx, { ...asked, code }, query.get('before')),
    partNamed(ctx, asked),
    keyNamed(ctx, asked.key),
  ])
  const may = { change: ctx.actor.may(financePermissions.manageAccounts), export: ctx.actor.may(financePermissions.exportBooks) }
  return { account: found, asked, ledger, part: [leaf, part].filter(Boolean).join('، '), may, act: query.get('act') }
})

export const action = submitOneOf({
  rename: submit(renameAccount, ({ code, name }) => saying(`اسم الحساب الآن: ${name}`, here(code))),
  add: submit(addAccount, ({ code, name }) => saying(`أُضيف الحساب ${code}، ${name}`, here(code))),
  stop: submit(stopAccount, ({ code }) => saying('أُوقف الحساب', here(code))),
  resume: submit(resumeAccount, ({ code }) => saying('عاد الحساب إلى الاستخدام', here(code))),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.account.name ?? ''} · التحالف` }]

export const handle = { crumb: () => 'حساب في الدليل' }

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { account: shown, asked, ledger, part, may, act } = loaderData
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
        {may.export && (
          <div className="acts">
            <TakeAlong address={addressWith(`${here(shown.code)}/export`, asked)} />
          </div>
        )}
      </div>
      <MovementsCard
        place={{ address: (wanted, more) => movementsAddress(shown.code, wanted, more) }}
        {...{ side: shown.side, asked, ledger, part }}
      />
      <div className="cols">
        <Summary {...shown} />
        <div className="stack">{may.change && <AccountActs key={shown.code} account={shown} reply={actionData} act={act} />}</div>
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
