import '#ui/styles/settings.css'
import { UnshownAtBanks } from '#areas/finance/bank/ui/unshown-at-banks.tsx'
import { unshownByAccount } from '#areas/finance/bank/unshown.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { booksHealth } from '../books-health.ts'
import { openingStanding } from '../opening-standing.ts'
import { SignOff } from '../ui/sign-off.tsx'
import { askSignOff, askUndoSignOff } from '../use-cases/sign-off.ts'
import type { Route } from './+types/back-office-books-health'

export const meta = () => [{ title: 'سلامة الدفاتر · التحالف' }]

export const handle = { crumb: () => 'سلامة الدفاتر' }

export const loader = page(financePermissions.viewBooks, async (ctx, { query }) => ({
  ...(await booksHealth(ctx)),
  ...{ standing: await openingStanding(ctx), act: query.get('act') ?? '' },
  mayAsk: ctx.actor.may(financePermissions.importOpening),
  ...{ waiting: await unshownByAccount(ctx), mayOpen: ctx.actor.may(financePermissions.viewBankLines) },
}))

const sent = ({ approvalId }: { approvalId: string }) => saying('أُرسل الطلب للاعتماد.', `/admin/approvals/${approvalId}`)
export const action = submitOneOf({ 'sign-off': submit(askSignOff, sent), 'undo-sign-off': submit(askUndoSignOff, sent) })

type Shown = Route.ComponentProps['loaderData']

export default function BooksHealthPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { checks, nights, last, isLate, standing, mayAsk, waiting, mayOpen, act } = loaderData
  const wrong = checks.filter(({ differences }) => differences.length > 0).length
  return (
    <FinanceFrame title="سلامة الدفاتر">
      <div className="stack">
        <Alert kind={wrong ? 'danger' : 'success'}>
          {wrong ? 'في الدفاتر ما لا يتفق. لا تقفل فترة قبل حله.' : 'كل ما يُفحص الآن متفق.'}
        </Alert>
        {isLate && last && (
          <Alert kind="warning">
            آخر فحص ليلي <DateText at={last.checkedAt} time />. أبلغ مدير النظام.
          </Alert>
        )}
        <div className="cols">
          <Card title="الفحوص الآن" flush>
            <ul className="day-list">
              {checks.map((check) => (
                <Check key={check.code} {...check} />
              ))}
            </ul>
          </Card>
          <div className="stack">
            <UnshownAtBanks waiting={waiting} mayOpen={mayOpen} />
            <SignOff standing={standing} mayAsk={mayAsk} reply={reply} act={act} />
            <Nights nights={nights} />
          </div>
        </div>
      </div>
    </FinanceFrame>
  )
}

function Check({ code, label, differences }: Shown['checks'][number]) {
  return (
    <li>
      <div className="grow">
        <b className="medium">{label}</b>
        {differences.map(({ place, books, expected }) => (
          <p key={place} className="sm">
            <Code>{place}</Code> في الدفاتر <Money amount={books} />، والصحيح <Money amount={expected} />
          </p>
        ))}
        <p className="xs muted">
          <Code>{code}</Code>
        </p>
      </div>
      <Badge tone={differences.length ? 'danger' : 'success'}>{differences.length ? 'لا يتفق' : 'متفق'}</Badge>
    </li>
  )
}

function Nights({ nights }: Pick<Shown, 'nights'>) {
  return (
    <Card title="الفحص الليلي" flush>
      {nights.length === 0 && <Empty title="لم يُجرَ بعد">يُجرى كل ليلة قرب الثالثة والثلث.</Empty>}
      <ul className="day-list">
        {nights.map(({ id, checkedAt, failed }) => (
          <li key={id}>
            <div className="grow">
              <DateText at={checkedAt} time />
              {failed && (
                <p className="xs muted">
                  <Code>{failed}</Code>
                </p>
              )}
            </div>
            <Badge tone={failed ? 'danger' : 'success'}>{failed ? 'فروق' : 'متفق'}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
