import { data, Link } from 'react-router'
import { statementPath } from '#areas/finance/addresses.ts'
import { newCreditTransferPath } from '#areas/finance/credit-transfers/credit-transfer-asked.ts'
import { owedOnAccount } from '#areas/finance/invoices/credit-limit.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { freeCredit } from '#areas/finance/receipts/credit.ts'
import { newSetOffPath } from '#areas/finance/set-offs/set-off-asked.ts'
import { newWriteOffPath } from '#areas/finance/write-offs/write-off-asked.ts'
import { page, saying, submit } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Code, Money, Phone } from '#ui/values.tsx'
import { accountHolder } from '../account-holder.ts'
import { opensPaper } from '../opens-paper.ts'
import { readStatementAsked } from '../statement-asked.ts'
import { openable, statement } from '../statement-queries.ts'
import { Balance } from '../ui/balance.tsx'
import { SendStatement } from '../ui/send-statement.tsx'
import { StatementActs } from '../ui/statement-acts.tsx'
import { StatementView } from '../ui/statement-view.tsx'
import { sendStatement } from '../use-cases/send-statement.ts'
import type { Route } from './+types/back-office-statement'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `كشف حساب ${loaderData?.party.name ?? ''} · التحالف` }]

export const handle = {
  crumb: (loaderData: { party: { name: string } } | undefined) => loaderData && `كشف حساب ${loaderData.party.name}`,
}

export const loader = page(financePermissions.viewStatements, async (ctx, { params, query }) => {
  const holder = await accountHolder(ctx, params.partyId)
  if (!holder) throw data('لا يوجد هذا العميل.', { status: 404, statusText: 'Not Found' })
  const asked = readStatementAsked(query, ctx.now())
  const receives = ctx.actor.may(financePermissions.receivePayments)
  return {
    party: holder.party,
    asked,
    receives,
    setsOff: ctx.actor.may(financePermissions.setOffAccounts),
    transfers: ctx.actor.may(financePermissions.transferCredit) && (await freeCredit(ctx, holder.party.id)) > 0n,
    writesOff: ctx.actor.may(financePermissions.writeOffCharges),
    sends: ctx.actor.may(financePermissions.sendStatements),
    owed: await owedOnAccount(ctx, holder.party.id),
    one: openable(await statement(ctx, holder.ids, asked), (paper) => opensPaper(ctx.actor, paper)),
  }
})

export const action = submit(sendStatement, ({ id, ...days }) =>
  saying('يُرسل إليه رابط الكشف الآن.', `${statementPath(id)}?${new URLSearchParams(days)}`),
)

export default function StatementPage({
  loaderData: { party, asked, receives, setsOff, transfers, writesOff, sends, owed, one },
  actionData: reply,
}: Route.ComponentProps) {
  const { id, name, number, phone, path } = party
  return (
    <>
      <div className="page-h">
        <div>
          <h1>كشف حساب {name}</h1>
          <p className="muted sm">
            <Code>{number}</Code>
            {phone && (
              <>
                {' · '}
                <Phone number={phone} />
              </>
            )}
          </p>
        </div>
        <StatementActs asked={asked} path={statementPath(id)}>
          <Link className={buttonLook({ variant: 'outline' })} to={path}>
            ملفه
          </Link>
          {setsOff && (
            <Link className={buttonLook({ variant: 'outline' })} to={newSetOffPath(id)}>
              اطلب مقاصة
            </Link>
          )}
          {transfers && (
            <Link className={buttonLook({ variant: 'outline' })} to={newCreditTransferPath(id)}>
              حوّل رصيدًا
            </Link>
          )}
          {writesOff && owed > 0n && (
            <Link className={buttonLook({ variant: 'outline' })} to={newWriteOffPath(id)}>
              اطلب شطبًا
            </Link>
          )}
          {receives && (
            <Link className={buttonLook()} to={`/admin/finance/cashier?party=${id}`}>
              اقبض دفعة
            </Link>
          )}
        </StatementActs>
      </div>
      {sends && phone && <SendStatement asked={asked} reply={reply} />}
      {party.creditLimit !== null && (
        <p className="muted">
          سقف الدين <Money amount={party.creditLimit} />، وعليه اليوم <Balance amount={owed} />
        </p>
      )}
      <StatementView one={one} asked={asked} path={statementPath(id)} whose={{ isOwn: false }} />
    </>
  )
}
